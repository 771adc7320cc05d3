import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openapi } from '@seamapi/types/connect'
import { CALL_COMMENTS } from '../../.ci/platform-types/call-comments.mjs'
import { CLIENT_ROUTES } from '../../.ci/platform-types/client-routes.mjs'
import { CALLS_BY_HAND, LEFT_OUT, MOMENTS, RESULTS, SCHEMAS_BY_HAND } from '../../.ci/platform-types/corrections.mjs'
import { generateTypes } from '../../.ci/platform-types/generate.mjs'

const COMMITTED = fileURLToPath(new URL('../../src/client/generated', import.meta.url))

const committedFiles = () =>
  new Map(readdirSync(COMMITTED).map((file) => [file, readFileSync(join(COMMITTED, file), 'utf8')]))

/** The document with some paths more, or fewer: a path that is `undefined` is not there. */
const documentWith = (paths) => ({
  ...openapi,
  paths: Object.fromEntries(Object.entries({ ...openapi.paths, ...paths }).filter(([, operations]) => operations))
})

const operations = openapi.paths['/devices/get']

test('the types of the calls are those that the document gives', () => {
  const made = generateTypes(openapi, CLIENT_ROUTES)
  const committed = committedFiles()
  const differing = new Set(
    [...made.keys(), ...committed.keys()].filter((file) => made.get(file) !== committed.get(file))
  )
  assert.deepEqual([...differing], [], 'Run `npm run types`, and commit what it writes.')
})

test('a call that only the document has, and one that only the catalogue has, are named together', () => {
  const document = documentWith({ '/locks/melt_door': operations, '/locks/get': undefined })
  assert.throws(
    () => generateTypes(document, CLIENT_ROUTES),
    (error) =>
      error.message.includes('/locks/melt_door is in the document') &&
      error.message.includes('/locks/get is in the catalogue')
  )
})

test('a call that is described by hand, although the document has it again, is refused', () => {
  for (const path of Object.keys(CALLS_BY_HAND)) {
    assert.throws(() => generateTypes(documentWith({ [path]: operations }), CLIENT_ROUTES), {
      message: `${path} is described by hand, but need not be`
    })
  }
})

test('a call that is described by hand, although the client does not have it, is refused', () => {
  const catalogue = CLIENT_ROUTES.filter(({ path }) => path !== '/networks/get')
  assert.throws(() => generateTypes(openapi, catalogue), {
    message: '/networks/get is described by hand, but need not be'
  })
})

test('a call without a sentence is refused', () => {
  const catalogue = [...CLIENT_ROUTES, { path: '/locks/melt_door', call: 'locks.meltDoor', responseKey: undefined }]
  assert.throws(() => generateTypes(documentWith({ '/locks/melt_door': operations }), catalogue), {
    message: 'There is no sentence in call-comments.mjs about locks.meltDoor'
  })
})

test('no sentence is about a call, or a folder of calls, that the client does not have', () => {
  const isThere = (place) => CLIENT_ROUTES.some(({ call }) => `${call}.`.startsWith(`${place}.`))
  assert.deepEqual(
    Object.keys(CALL_COMMENTS).filter((place) => !isThere(place)),
    []
  )
})

/** Whether a schema, or one that stands for it, is a text of which nothing more is said. */
const isPlainText = ({ type, format, oneOf = [], items }) =>
  (type === 'string' && !format) || oneOf.some(isPlainText) || Boolean(items && isPlainText(items))

const parametersOf = ({ post, put, patch, get }) => {
  const { requestBody, parameters = [] } = post ?? put ?? patch ?? get
  const { properties = {}, allOf = [], oneOf = [] } = requestBody?.content['application/json'].schema ?? {}
  const parts = [...allOf, ...oneOf].flatMap((part) => Object.entries(part.properties ?? {}))
  return [...Object.entries(properties), ...parts, ...parameters.map(({ name, schema }) => [name, schema])]
}

test('nothing is corrected or left out that the document has as it should be, or no longer has', () => {
  const described = Object.values(openapi.paths).flatMap(parametersOf)
  const plainTexts = new Set(described.filter(([, schema]) => isPlainText(schema)).map(([name]) => name))
  const results = Object.entries(RESULTS).filter(([path, result]) => {
    const { properties } = openapi.paths[path].post.responses['200'].content['application/json'].schema
    return Object.values(properties).some(({ $ref }) => $ref === result.$ref)
  })
  assert.deepEqual(
    {
      calls: LEFT_OUT.calls.filter((path) => !openapi.paths[path]),
      folders: LEFT_OUT.folders.filter((folder) => !Object.keys(openapi.paths).some((path) => path.startsWith(folder))),
      schemas: Object.keys(SCHEMAS_BY_HAND).filter((name) => openapi.components.schemas[name]),
      moments: MOMENTS.filter((name) => !plainTexts.has(name)),
      results
    },
    { calls: [], folders: [], schemas: [], moments: [], results: [] }
  )
})
