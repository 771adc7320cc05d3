// What the elements say on the console to whoever builds a page with them, read from their sources: the page on what does not
// work names each of these, and a test compares.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'

/** By itself, or through what says each thing once. */
const SAYS = /console\.(?:error|info|warn)\b|from '[^']*\/console-hint\.js'/
/** It says what happens, and that only to who has asked for it. */
const TRACER = 'console-tracer.ts'
/** A sentence, and no part of one, as a list of names is. */
const SENTENCE = /^(?:[A-Z<…]|configure ).{14,}[.?…]$/

/** A text with `…` for what is put into it; nothing where it is no text. */
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

/** Every text that is said on the console, each with `…` where a name or a value stands. */
export function consoleTexts() {
  const files = readdirSync('src', { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(TRACER))
  const sources = files.map((file) => readFileSync(join('src', file), 'utf8')).filter((source) => SAYS.test(source))
  const texts = sources.flatMap((source) => [
    ...textsIn(parseAst(transformSync(source, { loader: 'ts', target: 'es2022' }).code).body)
  ])
  return [...new Set(texts)].filter((text) => SENTENCE.test(text))
}
