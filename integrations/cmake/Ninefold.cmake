# Layouts of Interface Builder documents, for CMake 3.20 and later: `include(Ninefold)` with this folder in
# CMAKE_MODULE_PATH. The program is looked up on the PATH; -DNINEFOLD_EXECUTABLE=… specifies another.
#
#   ninefold_layouts(TARGET DOCUMENTS document… [INPUTS file…] [OUTPUT folder] [OPTIONS option…])
#
# adds a target that writes FOLDER/Main.storyboard.layout.json for each document if the document, its dependencies in the
# last run (catalogs, texts, fonts, configurations), one of the inputs or the program changed. Paths are relative to the
# source folder, the output's to the build folder; the property NINEFOLD_LAYOUTS of the target lists the layouts.
#
#   ninefold_lint_test(NAME path… [OPTIONS option…])
#
# adds a test that fails for findings of error severity.

find_program(NINEFOLD_EXECUTABLE ninefold REQUIRED)

function(ninefold_layouts target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT" "DOCUMENTS;INPUTS;OPTIONS")
  if(NOT arg_OUTPUT)
    set(arg_OUTPUT "${target}")
  endif()
  set(inputs "")
  foreach(input IN LISTS arg_INPUTS)
    cmake_path(ABSOLUTE_PATH input BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
    list(APPEND inputs "${input}")
  endforeach()
  set(layouts "")
  foreach(document IN LISTS arg_DOCUMENTS)
    cmake_path(SET layout NORMALIZE "${CMAKE_CURRENT_BINARY_DIR}/${arg_OUTPUT}/${document}.layout.json")
    cmake_path(GET layout PARENT_PATH folder)
    add_custom_command(
      OUTPUT "${layout}"
      COMMAND "${NINEFOLD_EXECUTABLE}" compile ${arg_OPTIONS} --depfile "${layout}.d" --output "${folder}"
        "${CMAKE_CURRENT_SOURCE_DIR}/${document}"
      # Fails without a layout: documents for macOS and watchOS have none.
      COMMAND "${CMAKE_COMMAND}" -E compare_files "${layout}" "${layout}"
      # The time is that of the run, even if the layout is unchanged.
      COMMAND "${CMAKE_COMMAND}" -E touch_nocreate "${layout}"
      DEPFILE "${layout}.d"
      DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${document}" ${inputs} "${NINEFOLD_EXECUTABLE}"
      WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}"
      COMMENT "Laying out ${document}"
      VERBATIM)
    list(APPEND layouts "${layout}")
  endforeach()
  add_custom_target("${target}" ALL DEPENDS ${layouts})
  set_target_properties("${target}" PROPERTIES NINEFOLD_LAYOUTS "${layouts}")
endfunction()

function(ninefold_lint_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "OPTIONS")
  add_test(
    NAME "${name}"
    COMMAND "${NINEFOLD_EXECUTABLE}" lint ${arg_OPTIONS} ${arg_UNPARSED_ARGUMENTS}
    WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
endfunction()
