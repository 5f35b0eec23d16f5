#ifndef NINEFOLD_CLIBXML2_SHIM_H
#define NINEFOLD_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Where libxml2 is built with ICU, its headers bring those of ICU, and these clash with the ICU that
// Foundation has of its own: a file that imports both would not build. Of what is declared here only the
// end of `xmlCharEncodingHandler` depends on it, which nothing reads.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// The fields of the parser context that are read directly stand here, in one place, in case a later
// libxml2 hides them.

/// The number of bytes before the parser's cursor; -1 when there is no input.
static inline long ninefold_offset(xmlParserCtxtPtr context) {
  xmlParserInputPtr input = context->input;
  if (input == NULL) return -1;
  return (long)input->consumed + (long)(input->cur - input->base);
}

/// Whether a pointer leads into the parser's input, so that what it leads to is as the file has it.
static inline int ninefold_is_in_input(xmlParserCtxtPtr context, const xmlChar *pointer) {
  xmlParserInputPtr input = context->input;
  return input != NULL && pointer >= input->base && pointer < input->end;
}

/// Whether the next bytes begin a tag (not a comment, a CDATA section or character data).
static inline int ninefold_is_before_tag(xmlParserCtxtPtr context) {
  const xmlChar *cursor = context->input->cur;
  return cursor[0] == '<' && cursor[1] != '!' && cursor[1] != '?';
}

/// Puts handlers and their data into a context.
static inline void ninefold_set_handlers(
    xmlParserCtxtPtr context, const xmlSAXHandler *handlers, void *data) {
  *context->sax = *handlers;
  context->userData = data;
}

/// The dictionary that a context interns names in.
static inline xmlDictPtr ninefold_dictionary(xmlParserCtxtPtr context) { return context->dict; }

#endif
