import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { DIST } from './support/module-graph.mjs'

const CATALOGUE = JSON.parse(readFileSync(new URL('../platform/routes.json', import.meta.url), 'utf8'))
const COMPILER = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    paths: { 'latchkey/client': [fileURLToPath(new URL('client/index.d.ts', DIST))] },
    strict: true,
    noEmit: true,
    types: []
  },
  files: ['calls.ts']
}

const TYPES = `
import type { ActionAttempt, PlatformCalls, PlatformRequest } from 'latchkey/client'

type AnyCall = (...given: never[]) => unknown
type CallNames<Folder, Path extends string = ''> = {
  [Name in keyof Folder & string]: Folder[Name] extends AnyCall
    ? \`\${Path}\${Name}\`
    : CallNames<Folder[Name], \`\${Path}\${Name}.\`>
}[keyof Folder & string]

type None<Names extends never> = Names
export type NotTyped = None<Exclude<Catalogue, CallNames<PlatformCalls>>>
export type NotInTheCatalogue = None<Exclude<CallNames<PlatformCalls>, Catalogue>>

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends (<T>() => T extends Other ? 1 : 2) ? true : false
type Kind<Answer> =
  unknown extends Answer ? 'untyped'
  : [Answer] extends [never] ? 'untyped'
  : Same<Answer, void> extends true ? 'nothing'
  : [Answer] extends [readonly unknown[]] ? 'list'
  : Same<Answer, ActionAttempt> extends true ? 'attempt'
  : [Answer] extends [object] ? 'resource'
  : 'untyped'
type Answer<Method> = Method extends (...given: never[]) => PlatformRequest<infer Value> ? Kind<Value> : 'no request'
`

const kindOf = ({ response_key: key }) => {
  if (key === null) return 'nothing'
  if (key === 'action_attempt') return 'attempt'
  return key.endsWith('s') ? 'list' : 'resource'
}

const typeOf = ({ call }) => `PlatformCalls${call.split('.').map((name) => `['${name}']`).join('')}`

const program = [
  TYPES,
  `type Catalogue =\n${CATALOGUE.map(({ call }) => `  | '${call}'`).join('\n')}`,
  'interface Answers {',
  ...CATALOGUE.map((route) => `  '${route.call}': Answer<${typeOf(route)}>`),
  '}',
  'export const answers: Answers = {',
  CATALOGUE.map((route) => `  '${route.call}': '${kindOf(route)}'`).join(',\n'),
  '}'
].join('\n')

test('the calls that have types are those of the platform, with the answers that it gives', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-typed-calls-'))
  try {
    writeFileSync(join(folder, 'calls.ts'), program)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
    const compiler = spawnSync(process.execPath, [COMPILER, '-p', folder, '--pretty'], { encoding: 'utf8' })
    assert.equal(compiler.status, 0, stripVTControlCharacters(compiler.stdout + compiler.stderr))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
