import { openapi } from '@seamapi/types/connect'
import { AT_LEAST_ONE_OF, CALLS_BY_HAND, MOMENTS, PRODUCT } from '../../../scripts/platform-types/corrections.mjs'

const MISSPELT = 'misspelt: true'

const text = (code) => ({ code })

/** Object value: its fields, and whether it accepts other names. */
const object = (fields, isOpen) => ({ fields, isOpen })

const objectsOf = (schema) => {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, property]) => ({
    name,
    isNeeded: required.includes(name),
    examples: examplesOf(property, name)
  }))
  const any = additionalProperties && { name: 'any', isNeeded: true, examples: examplesOf(additionalProperties) }
  const all = any ? [...fields, any] : fields
  const count = Math.max(1, ...all.map(({ examples }) => examples.length))
  return Array.from({ length: count }, (_, index) =>
    object(
      all.map(({ name, isNeeded, examples }) => ({ name, isNeeded, value: examples[index % examples.length] })),
      Boolean(additionalProperties)
    )
  )
}

/** Combines the parts of an intersection: each example of a part with some examples of the others. */
function joined(parts) {
  const count = Math.max(...parts.map((examples) => examples.length))
  return Array.from({ length: count }, (_, index) => {
    const objects = parts.map((examples) => examples[index % examples.length])
    const fields = new Map()
    for (const field of objects.flatMap(({ fields }) => fields)) {
      const isNeeded = field.isNeeded || Boolean(fields.get(field.name)?.isNeeded)
      fields.set(field.name, { ...field, isNeeded })
    }
    return object(
      [...fields.values()],
      objects.some(({ isOpen }) => isOpen)
    )
  })
}

function valuesOf(schema, name) {
  const { $ref, allOf, oneOf, type, format, items, minItems = 1 } = schema
  if ($ref) return examplesOf(openapi.components.schemas[$ref.split('/').at(-1)], name)
  if (allOf) return joined(allOf.map((part) => examplesOf(part, name)))
  if (oneOf) return oneOf.flatMap((alternative) => examplesOf(alternative, name))
  if (schema.enum) return [text(JSON.stringify(schema.enum[0]))]
  if (type === 'array')
    return examplesOf(items, name).map((item) => ({ items: Array.from({ length: minItems || 1 }, () => item) }))
  if (type === 'object' && !schema.properties && !schema.additionalProperties) return [object([], true)]
  if (type === 'object') return objectsOf(schema)
  if (type === 'boolean') return [text('true')]
  if (type === 'string')
    return [
      text("'2030-01-01T00:00:00Z'"),
      ...(format === 'date-time' || MOMENTS.includes(name) ? [text('new Date(0)')] : [])
    ]
  return [text('1')]
}

/** Returns values that a schema allows, with each of its alternatives. */
const examplesOf = (schema, name) => [...valuesOf(schema, name), ...(schema.nullable ? [text('null')] : [])]

const isOnTheWay = (place, name) => place?.[0] === name

/**
 * Writes a value as code.
 *
 * @param place path of the object in which a name is misspelled. Omit for correct code.
 * @param isWhole `true` to write optional fields outside of that path too
 */
function written(value, isWhole, place) {
  const inside = (name, inner) => written(inner, isWhole, isOnTheWay(place, name) ? place.slice(1) : undefined)
  if (value.code) return value.code
  if (value.items) return `[${value.items.map((item, index) => inside(index, item)).join(', ')}]`
  const fields = value.fields.filter(({ name, isNeeded }) => isWhole || isNeeded || isOnTheWay(place, name))
  const entries = fields.map(({ name, value: inner }) => `${JSON.stringify(name)}: ${inside(name, inner)}`)
  return `{ ${[...entries, ...(place?.length === 0 ? [MISSPELT] : [])].join(', ')} }`
}

/** Yields the path of each object that rejects unknown names, and whether it accepts none. */
function* placesIn(value, way = []) {
  if (value.items) yield* placesIn(value.items[0], [...way, 0])
  if (!value.fields) return
  if (!value.isOpen) yield { way, isEmpty: value.fields.length === 0 }
  for (const { name, value: inner } of value.fields) yield* placesIn(inner, [...way, name])
}

function schemaOf(path) {
  if (CALLS_BY_HAND[path]) return CALLS_BY_HAND[path][0]
  const { post, put, patch, get } = openapi.paths[path]
  const { requestBody, parameters = [] } = post ?? put ?? patch ?? get
  if (requestBody) return requestBody.content['application/json'].schema
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name)
  }
}

const needing = (names) => (value) =>
  object(
    value.fields.map((field) => ({ ...field, isNeeded: field.isNeeded || names.includes(field.name) })),
    value.isOpen
  )

const pathOf = ({ path }) => path.replace('{product}', PRODUCT)

/** Returns the parameter names of an endpoint in the document. */
export const parameterNames = (route) => [
  ...new Set(examplesOf(schemaOf(pathOf(route))).flatMap(({ fields }) => fields.map(({ name }) => name)))
]

/**
 * Returns valid and invalid arguments of an endpoint as code, from the document.
 *
 * @returns `valid` arguments, and `misspelt` arguments with one wrong name: each with the path of the name, and whether
 * that object accepts no names at all
 */
export function argumentsOf(route) {
  const path = pathOf(route)
  const examples = examplesOf(schemaOf(path))
  const sets = AT_LEAST_ONE_OF[path] ?? [[]]
  const values = sets.flatMap((names) => examples.map(needing(names)))
  const valid = values.flatMap((value) => [written(value, false), written(value, true)])
  const misspelt = values.flatMap((value) =>
    [...placesIn(value)].map(({ way, isEmpty }) => ({
      code: written(value, false, way),
      place: way.join('.'),
      isEmpty
    }))
  )
  return { valid: [...new Set(valid)], misspelt: [...new Map(misspelt.map((each) => [each.code, each])).values()] }
}
