import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { test } from 'node:test'

const OXLINT = resolve('node_modules/.bin/oxlint')

const HARMLESS = 'export const text = (element: Element): string | null => element.textContent'

/** Ways to convert strings to HTML or code, or to write them into another document. */
const SINKS = [
  'export const sink = (element: Element, text: string) => { element.innerHTML = text }',
  'export const sink = (element: Element, text: string) => { element.outerHTML = text }',
  "export const sink = (element: Element, text: string) => element.insertAdjacentHTML('beforeend', text)",
  'export const sink = (range: Range, text: string) => range.createContextualFragment(text)',
  'export const sink = (element: Element, text: string) => element.setHTMLUnsafe(text)',
  'export const sink = (text: string) => Document.parseHTMLUnsafe(text)',
  "export const sink = (text: string) => new DOMParser().parseFromString(text, 'text/html')",
  'export const sink = (frame: HTMLIFrameElement, text: string) => { frame.srcdoc = text }',
  'export const sink = (text: string) => document.write(text)',
  'export const sink = (text: string) => { document.cookie = text }',
  'export const sink = (text: string): unknown => globalThis.eval(text)',
  'export const sink = (text: string): unknown => new Function(text)',
  "export const sink = () => setTimeout('document.title', 1)",
  "export const sink = 'javascript:void 0'",
  'export const Sink = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />',
  'export const Sink = ({ text }: { text: string }) => <style>{text}</style>',
  'export const Sink = ({ text }: { text: string }) => <iframe title="Text" sandbox="" srcDoc={text} />',
  'export const Sink = ({ to }: { to: string }) => <a href={to} target="_blank">Text</a>'
]

test('The lint rules reject every way to convert strings to HTML or code', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'html-sinks-'))
  t.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src'))
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  writeFileSync(join(folder, 'src', 'harmless.tsx'), `${HARMLESS}\n`)
  for (const [index, sink] of SINKS.entries()) writeFileSync(join(folder, 'src', `sink-${index}.tsx`), `${sink}\n`)
  const { stdout } = spawnSync(OXLINT, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  const rejected = new Set(JSON.parse(stdout).diagnostics.map(({ filename }) => basename(filename, '.tsx')))
  assert.deepEqual(
    SINKS.filter((_, index) => !rejected.has(`sink-${index}`)),
    []
  )
  assert.ok(!rejected.has('harmless'))
})
