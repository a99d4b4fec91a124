/** A Python package as one module, for those who copy a file instead of installing a package. */

const RELATIVE = /^(\s*)from \.(\w*) import (\((?:[^)]*)\)|[^\n]*)\n/gm;
/** Of other packages; those of this one begin with a dot. */
const EXTERNAL = /^from ([A-Za-z_][\w.]*) import (\((?:[^)]*)\)|[^\n]*)\n/gm;
const TOP_LEVEL = /^(?:def |class )?([A-Za-z_]\w*)(?:\(|:| = )/gm;
const FUTURE = 'from __future__ import annotations\n';

/**
 * The text of one module with all that the package has: its modules one after the other, each after those that it imports, then
 * what the package itself says. `modules` are their texts by name. Throws if two modules have a name in common, or if they
 * import each other.
 */
export function joinModules(modules: ReadonlyMap<string, string>): string {
  const ordered: string[] = [];
  for (const name of modules.keys()) place(modules, name, ordered, []);
  requireDistinct(modules);
  const [, docstring = '', ...rest] =
    /^("""[\s\S]*?"""\n)([\s\S]*)$/.exec(textOf(modules, '__init__')) ?? [];
  const parts = ordered
    .filter((name) => name !== '__init__')
    .map((name) => `# ${name}.py\n\n${withoutImports(textOf(modules, name))}`);
  return [docstring, FUTURE, ...parts, withoutImports(rest.join('')).replace(/^\n+/, '')].join(
    '\n',
  );
}

function textOf(modules: ReadonlyMap<string, string>, name: string): string {
  const text = modules.get(name);
  if (text === undefined) throw new Error(`the Python package has no module ${name}`);
  return text;
}

/** After the modules whose names it needs when it is read; what a function or a type alone needs may come later. */
function place(
  modules: ReadonlyMap<string, string>,
  name: string,
  ordered: string[],
  above: readonly string[],
): void {
  if (above.includes(name))
    throw new Error(`Python modules import each other: ${[...above, name].join(', ')}`);
  if (ordered.includes(name)) return;
  for (const [, indent, needed, names] of textOf(modules, name).matchAll(RELATIVE)) {
    if (/ as /.test(names!))
      throw new Error(`${name}.py imports a name as another, which one file cannot`);
    if (indent === '') place(modules, needed!, ordered, [...above, name]);
  }
  ordered.push(name);
}

/** Without what it imports of the package; where a block had nothing else, `pass` is left of it. */
function withoutImports(text: string): string {
  return text
    .replace(RELATIVE, (_, indent: string) =>
      indent.trim() === '' && indent !== '' ? `${indent}pass\n` : '',
    )
    .replace(FUTURE, '');
}

/** Names of one file are those of one module alone, and none is that of something imported. */
function requireDistinct(modules: ReadonlyMap<string, string>): void {
  const owners = new Map<string, string>();
  for (const [name, text] of modules) {
    for (const [, own] of text.matchAll(TOP_LEVEL)) {
      const owner = owners.get(own!);
      if (owner !== undefined && owner !== name)
        throw new Error(`${own} is in ${owner}.py and in ${name}.py; one file needs two names`);
      owners.set(own!, name);
    }
  }
  for (const [name, text] of modules) {
    for (const [, from, names] of text.matchAll(EXTERNAL)) {
      for (const one of names!.replaceAll(/[()]/g, '').split(',')) {
        const owner = owners.get(
          one
            .trim()
            .split(/\s+as\s+/)
            .at(-1)!,
        );
        if (owner !== undefined)
          throw new Error(`${one.trim()} of ${from} is in ${name}.py, and another in ${owner}.py`);
      }
    }
  }
}
