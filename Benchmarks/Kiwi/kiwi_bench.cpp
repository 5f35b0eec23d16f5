// Solves the benchmark's constraint systems with kiwi, behind a C interface that the benchmark
// loads at run time. Built by scripts/bench against the headers of kiwisolver's source distribution.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace {

struct System {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  // Which constraints pin the root's width and height (variables 2 and 3), or -1.
  int pinned[2] = {-1, -1};
  std::unique_ptr<kiwi::Solver> resizable;
};

struct Line {
  int priority, relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

std::vector<System> systems;

// Weights as far apart as the number of levels permits, so that levels are nearly strict.
std::map<int, double> weights(const std::vector<Line>& lines) {
  std::map<int, double> result;
  for (auto& line : lines)
    if (line.priority < 1000) result[line.priority] = 1;
  double gap = result.size() < 2 ? 1 : std::min(1e3, std::pow(1e7, 1.0 / (result.size() - 1)));
  double weight = 1;
  for (auto& entry : result) {
    entry.second = weight;
    weight *= gap;
  }
  return result;
}

int add_all(kiwi::Solver& solver, const System& system, bool resizable) {
  int conflicts = 0;
  for (size_t i = 0; i < system.constraints.size(); ++i) {
    if (resizable && (int(i) == system.pinned[0] || int(i) == system.pinned[1])) continue;
    try {
      solver.addConstraint(system.constraints[i]);
    } catch (const kiwi::UnsatisfiableConstraint&) {
      ++conflicts;
    }
  }
  return conflicts;
}

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

extern "C" {

int kiwi_bench_open(const char* path) {
  systems.clear();
  FILE* file = std::fopen(path, "r");
  if (!file) return -1;
  char name[1024];
  int variable_count, constraint_count;
  while (std::fscanf(file, " S %1023s %d %d", name, &variable_count, &constraint_count) == 3) {
    std::vector<Line> lines(constraint_count);
    for (auto& line : lines) {
      int term_count = 0;
      if (std::fscanf(file, "%d %d %lf %d", &line.priority, &line.relation, &line.constant,
                      &term_count) != 4)
        return -1;
      line.terms.resize(term_count);
      for (auto& term : line.terms)
        if (std::fscanf(file, "%d %lf", &term.first, &term.second) != 2) return -1;
    }
    auto weight = weights(lines);
    System system;
    system.variables.resize(variable_count);
    for (auto& line : lines) {
      std::vector<kiwi::Term> terms;
      for (auto& term : line.terms) terms.emplace_back(system.variables[term.first], term.second);
      auto relation = line.relation == 0  ? kiwi::OP_EQ
                      : line.relation > 0 ? kiwi::OP_GE
                                          : kiwi::OP_LE;
      double strength = line.priority >= 1000 ? kiwi::strength::required : weight[line.priority];
      if (line.priority >= 1000 && line.relation == 0 && line.terms.size() == 1 &&
          line.terms[0].second == 1 && (line.terms[0].first == 2 || line.terms[0].first == 3))
        system.pinned[line.terms[0].first - 2] = int(system.constraints.size());
      system.constraints.emplace_back(kiwi::Expression(terms, line.constant), relation, strength);
    }
    systems.push_back(std::move(system));
  }
  std::fclose(file);
  return int(systems.size());
}

// Seconds for one cold solve, the mean of `repetitions`; constraints are built beforehand.
double kiwi_bench_cold(int index, int repetitions) {
  System& system = systems[index];
  double start = now();
  for (int i = 0; i < repetitions; ++i) {
    kiwi::Solver solver;
    add_all(solver, system, false);
    solver.updateVariables();
  }
  return (now() - start) / repetitions;
}

// Writes the values of a cold solve and returns how many constraints were refused.
int kiwi_bench_values(int index, double* values) {
  System& system = systems[index];
  kiwi::Solver solver;
  int conflicts = add_all(solver, system, false);
  solver.updateVariables();
  for (size_t i = 0; i < system.variables.size(); ++i) values[i] = system.variables[i].value();
  return conflicts;
}

// Makes a system resizable: its width and height become edit variables. 0 if they are not pinned, or
// if constraints contradict each other: then kiwi may end the process when it is resized, since it
// throws from a destructor.
int kiwi_bench_prepare_resize(int index) {
  System& system = systems[index];
  if (system.pinned[0] < 0 || system.pinned[1] < 0) return 0;
  system.resizable.reset(new kiwi::Solver());
  if (add_all(*system.resizable, system, false) > 0) return 0;
  system.resizable.reset(new kiwi::Solver());
  if (add_all(*system.resizable, system, true) > 0) return 0;
  system.resizable->addEditVariable(system.variables[2], kiwi::strength::create(1000, 0, 0));
  system.resizable->addEditVariable(system.variables[3], kiwi::strength::create(1000, 0, 0));
  return 1;
}

// Seconds for going through `count` sizes, the mean of `repetitions`.
double kiwi_bench_resize(int index, const double* sizes, int count, int repetitions) {
  System& system = systems[index];
  kiwi::Solver& solver = *system.resizable;
  double start = now();
  for (int i = 0; i < repetitions; ++i) {
    for (int j = 0; j < count; ++j) {
      solver.suggestValue(system.variables[2], sizes[2 * j]);
      solver.suggestValue(system.variables[3], sizes[2 * j + 1]);
      solver.updateVariables();
    }
  }
  return (now() - start) / repetitions;
}
}
