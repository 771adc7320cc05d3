// Reads the console messages for developers from the sources of the elements. The troubleshooting page lists all of
// them, and a test compares.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'

/** Matches files that write to the console, directly or with `console-hint.js`. */
const SAYS = /console\.(?:error|info|warn)\b|from '[^']*\/console-hint\.js'/
/** Excluded, because it logs events and only on request. */
const TRACER = 'console-tracer.ts'
/** Matches whole sentences, but no fragments such as lists of names. */
const SENTENCE = /^(?:[A-Z<…]|configure ).{14,}[.?…]$/

/** Returns a text with `…` in place of its variables, or `undefined` if the node is not a text. */
function textOf(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…')
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`
}

function* textsIn(node) {
  if (Array.isArray(node)) for (const each of node) yield* textsIn(each)
  else if (node && typeof node === 'object') {
    const text = textOf(node)
    if (text === undefined) for (const each of Object.values(node)) yield* textsIn(each)
    else yield text
  }
}

/** Returns all console messages, with `…` in place of names and values. */
export function consoleTexts() {
  const files = readdirSync('src', { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(TRACER))
  const texts = files.flatMap((file) => {
    const source = readFileSync(join('src', file), 'utf8')
    if (!SAYS.test(source)) return []
    const loader = file.endsWith('x') ? 'tsx' : 'ts'
    return [...textsIn(parseAst(transformSync(source, { loader, jsx: 'automatic', target: 'es2022' }).code).body)]
  })
  return [...new Set(texts)].filter((text) => SENTENCE.test(text))
}
