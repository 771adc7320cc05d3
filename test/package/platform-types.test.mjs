import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openapi } from '@seamapi/types/connect'
import { CLIENT_ROUTES } from '../../scripts/platform-types/client-routes.mjs'
import { CALL_COMMENTS } from '../../scripts/platform-types/comments.mjs'
import { LEFT_OUT, MOMENTS, RESULTS, SCHEMAS_BY_HAND } from '../../scripts/platform-types/corrections.mjs'
import { generateTypes } from '../../scripts/platform-types/generate.mjs'

const COMMITTED = fileURLToPath(new URL('../../src/client/generated', import.meta.url))

const committedFiles = () =>
  new Map(readdirSync(COMMITTED).map((file) => [file, readFileSync(join(COMMITTED, file), 'utf8')]))

test('The committed types are those generated from the document', () => {
  const types = generateTypes(openapi, CLIENT_ROUTES)
  const committed = committedFiles()
  const differing = new Set(
    [...types.keys(), ...committed.keys()].filter((file) => types.get(file) !== committed.get(file))
  )
  assert.deepEqual([...differing], [], 'Run `node scripts/platform-types/write.mjs`, and commit what it writes.')
})

test('Every description belongs to a method or a namespace of the client', () => {
  const isThere = (place) => CLIENT_ROUTES.some(({ call }) => `${call}.`.startsWith(`${place}.`))
  assert.deepEqual(
    Object.keys(CALL_COMMENTS).filter((place) => !isThere(place)),
    []
  )
})

/** Returns `true` if the schema is a plain string. */
const isPlainText = ({ type, format, oneOf = [], items }) =>
  (type === 'string' && !format) || oneOf.some(isPlainText) || Boolean(items && isPlainText(items))

const parametersOf = ({ post, put, patch, get }) => {
  const { requestBody, parameters = [] } = post ?? put ?? patch ?? get
  const { properties = {}, allOf = [], oneOf = [] } = requestBody?.content['application/json'].schema ?? {}
  const parts = [...allOf, ...oneOf].flatMap((part) => Object.entries(part.properties ?? {}))
  return [...Object.entries(properties), ...parts, ...parameters.map(({ name, schema }) => [name, schema])]
}

test('Every correction and every omission is still needed', () => {
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
