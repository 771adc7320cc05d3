import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATALOGUE } from './support/catalogue.mjs'
import { complaintsAbout } from './support/compile.mjs'

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

const typeOf = ({ call }) =>
  `PlatformCalls${call
    .split('.')
    .map((name) => `['${name}']`)
    .join('')}`

const program = [
  TYPES,
  `type Catalogue =\n${CATALOGUE.map(({ call }) => `  | '${call}'`).join('\n')}`,
  'interface Answers {',
  ...CATALOGUE.map((route) => `  '${route.call}': Answer<${typeOf(route)}>`),
  '}',
  'export const answers: Answers = {',
  CATALOGUE.map((route) => `  '${route.call}': '${kindOf(route)}'`).join(',\n'),
  '}'
]

test('The typed methods are those of the platform, with the same results', async () => {
  const complaints = await complaintsAbout(program.join('\n').split('\n'), {
    'latchkey/client': 'dist/client/index.d.ts'
  })
  assert.deepEqual([...complaints.values()], [])
})
