const HEADER =
  '// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.\n' +
  '// Not to be edited.\n'

const WIDTH = 120

const NOT_CODE = /'[^'\n]*'|\/\*.*?\*\//gs

function importOf(path, names) {
  const line = `import type { ${names.join(', ')} } from '${path}'`
  return line.length <= WIDTH ? line : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', '\n}')
}

/**
 * Writes a file of types.
 *
 * @param importable the names that it may take from other files, by the path of each.
 */
export function typeFile(importable, declarations) {
  const body = declarations.join('\n\n')
  const words = new Set(body.replace(NOT_CODE, '').match(/\b[A-Z]\w+/g))
  const imports = Object.entries(importable).map(([path, names]) =>
    importOf(path, names.filter((name) => words.has(name)).sort())
  )
  return `${[HEADER, ...imports].join('\n')}\n\n${body}\n`.replace(/\n{3,}/g, '\n\n')
}
