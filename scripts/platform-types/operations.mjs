import { AT_LEAST_ONE_OF, CALLS_BY_HAND, LEFT_OUT, PRODUCT, RESULTS } from './corrections.mjs'

const NOTHING = { type: 'object', properties: {}, additionalProperties: false }

const documentPath = (path) => path.replace('{product}', PRODUCT)

const isLeftOut = (path) => LEFT_OUT.calls.includes(path) || LEFT_OUT.folders.some((folder) => path.startsWith(folder))

/**
 * Checks that the document and the catalogue contain the same calls, apart from the corrections.
 *
 * @throws Error with the calls that are missing in one of them.
 */
export function checkCalls(document, catalogue) {
  const ours = new Set(catalogue.map(({ path }) => documentPath(path)))
  const missing = [...ours].filter((path) => !document.paths[path] && !CALLS_BY_HAND[path])
  const unknown = Object.keys(document.paths).filter((path) => !ours.has(path) && !isLeftOut(path))
  const stale = Object.keys(CALLS_BY_HAND).filter((path) => document.paths[path] || !ours.has(path))
  const problems = [
    ...missing.map((path) => `${path} is in the catalogue, but not in the document`),
    ...unknown.map((path) => `${path} is in the document, but neither in the catalogue nor left out`),
    ...stale.map((path) => `${path} is described by hand, but need not be`)
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function parametersOf({ requestBody, parameters }) {
  if (requestBody) return requestBody.content['application/json'].schema
  if (!parameters) return NOTHING
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name)
  }
}

function withAlternatives(parameters, path) {
  if (!AT_LEAST_ONE_OF[path]) return parameters
  const alternatives = AT_LEAST_ONE_OF[path].map((fields) => ({
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field, { ...parameters.properties[field], deprecated: false }])
    ),
    required: fields
  }))
  return { allOf: [parameters, { oneOf: alternatives }] }
}

/** Returns the schemas of the parameters and the result of a call. A call without a result has no result schema. */
export function operationOf(document, { path, responseKey: key }) {
  const [byHand, resultByHand] = CALLS_BY_HAND[path] ?? []
  if (byHand) return { parameters: byHand, result: resultByHand }
  const { post, put, patch, get } = document.paths[documentPath(path)]
  const operation = post ?? put ?? patch ?? get
  const { properties } = operation.responses['200'].content?.['application/json'].schema ?? {}
  return {
    parameters: withAlternatives(parametersOf(operation), path),
    result: key ? (RESULTS[path] ?? properties[key]) : undefined
  }
}

/** `true` if an empty object satisfies a schema. */
export function isNothingNeeded({ allOf, oneOf, required = [] }) {
  if (allOf) return allOf.every(isNothingNeeded)
  return oneOf ? oneOf.some(isNothingNeeded) : required.length === 0
}
