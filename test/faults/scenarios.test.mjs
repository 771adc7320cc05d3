import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

/** Folders that call all endpoints, or none. */
const LEFT_OUT = ['src/sandbox/', 'src/testing/', 'src/messages/']

const read = (path) => readFileSync(path, 'utf8')
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path))

const withoutComments = (code) => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

const INTERNAL = ['deviceModels.list', 'manufacturers.list'].map((call) => `internal.devicedb.v1.${call}`)
const calls = [...JSON.parse(read('test/client/routes.json')).map(({ call }) => call), ...INTERNAL, 'internal.tlmtry']

/** Returns the operations in a file, called directly, through their group or by `crudActions`. */
function callsOf(code) {
  const [, crudPath] = /crudActions<[^]*?\bpath: '([^']+)'/.exec(code) ?? []
  return calls.filter((call) => {
    if (/\.(create|update|delete)$/.test(call) && call.replace(/\.\w+$/, '') === crudPath) return true
    const [first] = call.split('.')
    const [group, method] = call.split('.').slice(-2)
    const names = [group, ...[...code.matchAll(new RegExp(`\\b${group}: (\\w+)`, 'g'))].map(([, name]) => name)]
    return (
      new RegExp(`\\b${first}\\b`).test(code) &&
      new RegExp(`\\b(?:${names.join('|')})\\s*\\??\\.${method}\\(`).test(code)
    )
  })
}

test('Every endpoint that the elements use is tested under every fault', () => {
  const code = filesIn('src')
    .filter((path) => !LEFT_OUT.some((folder) => path.startsWith(folder)))
    .map((path) => withoutComments(read(path)))
  const allCalls = new Set(code.flatMap(callsOf))
  const tables = filesIn('test/faults/scenarios').map(read).join('\n')
  const tried = new Set(calls.filter((call) => tables.includes(`'${call}'`)))
  /** Endpoints of the elements that are tested elsewhere. */
  const ELSEWHERE = {
    'actionAttempts.get': 'test/core/attempts.test.ts',
    'clientSessions.get': 'test/core/session-token.test.ts',
    'workspaces.get': 'test/element/console-sessions.test.ts',
    'internal.tlmtry': 'test/core/telemetry/usage.test.ts'
  }
  for (const [call, file] of Object.entries(ELSEWHERE)) {
    assert.ok(read(file).length > 0)
    tried.add(call)
  }
  assert.deepEqual([...tried].toSorted(), [...allCalls].toSorted())
})

test('Every folder that is left out exists', () => {
  const files = filesIn('src')
  assert.deepEqual(
    LEFT_OUT.filter((folder) => !files.some((path) => path.startsWith(folder))),
    []
  )
})
