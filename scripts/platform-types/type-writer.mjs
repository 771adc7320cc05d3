import { pascalCase, singular } from './names.mjs'

const WIDTH = 100

export const indent = (text) => text.replaceAll('\n', '\n  ')

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value))
const memberName = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`)
const fitsOneLine = (text, more = 0) => text.length + more <= WIDTH && !text.includes('\n')

function union(members) {
  const different = [...new Set(members)]
  const line = different.join(' | ')
  return fitsOneLine(line) ? line : different.map((member) => `\n  | ${indent(indent(member))}`).join('')
}

const isUnion = (schema) => Boolean(schema.oneOf || schema.allOf?.some(isUnion))

/** Merges an `allOf` of plain objects into one object. */
function merged(parts) {
  const objects = parts.map((part) => (part.allOf ? merged(part.allOf) : part))
  if (!objects.every((part) => part?.properties && !part.additionalProperties)) return undefined
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map((part) => part.properties)),
    required: objects.flatMap((part) => part.required ?? [])
  }
}

/**
 * Creates a function that converts schemas of an OpenAPI document to TypeScript.
 *
 * @param refer returns the type name of a schema that the document references.
 * @param declare receives a type, a possible name, its field and its kind. Returns the text to insert: the name of a
 * declaration, or the type itself.
 * @param commentOf returns the doc comment of a field, or `undefined` if there is none.
 * @param moment type of a date and time.
 * @param nothing type of an object without fields that is not part of a union or an intersection. A strict type makes
 * the compiler reject unknown fields.
 * @param isMoment `true` for names of fields that are dates although the document does not declare them as such.
 * @param byHand schemas of fields that the document leaves untyped.
 * @returns a function that takes a schema, a possible name, its field and its use: `'nested'` in another type,
 * `'alternative'` in a union, or `'declaration'`.
 */
export function createTypeWriter({
  refer,
  declare,
  commentOf,
  moment = 'string',
  nothing = 'object',
  isMoment = () => false,
  byHand = {}
}) {
  function comment(name, field, { deprecated }) {
    const sentences = [commentOf(name, field), deprecated && '@deprecated'].filter(Boolean)
    return sentences.length > 0 ? `/** ${sentences.join(' ')} */\n` : ''
  }

  function fields(schema, name) {
    const required = new Set(schema.required)
    return Object.entries(schema.properties).map(([field, property]) => {
      const type = typeOf(property, name.replace(/Properties$/, '') + pascalCase(field), field)
      const mark = required.has(field) ? '' : '?'
      return `${comment(name, field, property)}${memberName(field)}${mark}: ${type}`.replace(': \n', ':\n')
    })
  }

  function object(schema, name, field, use) {
    const rest = schema.additionalProperties
    const otherFields = rest && `Record<string, ${rest === true ? 'unknown' : typeOf(rest, name, field)}>`
    if (!schema.properties) return otherFields || 'object'
    if (Object.keys(schema.properties).length === 0 && use !== 'declaration') {
      return otherFields || (use === 'nested' ? nothing : 'object')
    }
    const lines = fields(schema, name)
    const line = `{ ${lines.join('; ')} }`
    const text =
      fitsOneLine(line, field.length) && !line.includes('/**') && (use !== 'declaration' || lines.length === 0)
        ? line.replace('{  }', '{}')
        : `{\n  ${indent(lines.join('\n'))}\n}`
    const known = use === 'nested' ? declare(text, name, field, 'object') : text
    return otherFields ? `${known} & ${otherFields}` : known
  }

  function array(schema, name, field) {
    const item = declare(typeOf(schema.items, singular(name), singular(field)), singular(name), singular(field), 'item')
    if (schema.minItems === 2 && schema.maxItems === 2) return `[${item}, ${item}]`
    return /^(?:\w+|'[^']*'|\w+<[^<>]*>)$/.test(item) ? `${item}[]` : `Array<${item}>`
  }

  function oneOf(alternatives, name, field) {
    const isEnumeration = alternatives.every((each) => each.enum && !each.nullable)
    if (isEnumeration) return typeOf({ enum: alternatives.flatMap((each) => each.enum) }, name, field)
    const flat = alternatives.flatMap((each) => (each.nullable ? each : (each.oneOf ?? each)))
    return union(flat.map((each) => typeOf(each, name, field, 'alternative')))
  }

  function allOf(parts, name, field, use) {
    const whole = merged(parts)
    if (whole) return object(whole, name, field, use)
    const written = (objects) =>
      parts.map((part) => {
        const text = typeOf(part, name, field, isUnion(part) ? 'alternative' : objects)
        return isUnion(part) ? `(${text}${text.startsWith('\n') ? '\n' : ''})` : text
      })
    const line = written('alternative').join(' & ')
    return fitsOneLine(line) ? line : written('declaration').join(' & ')
  }

  function notNullable(schema, name, field, use) {
    if (schema.$ref) return refer(schema.$ref.split('/').at(-1))
    if (schema.oneOf) return oneOf(schema.oneOf, name, field)
    if (schema.allOf) return allOf(schema.allOf, name, field, use)
    if (schema.enum) return declare(union(schema.enum.map(quoted)), name, field, 'enumeration')
    if (schema.type === 'string') return schema.format === 'date-time' || isMoment(field) ? moment : 'string'
    if (schema.type === 'object') return object(schema, name, field, use)
    if (schema.type === 'array') return array(schema, name, field)
    if (schema.type) return schema.type === 'boolean' ? 'boolean' : 'number'
    if (byHand[field]) return typeOf(byHand[field], name, field, use)
    return schema.nullable ? 'null' : 'unknown'
  }

  function typeOf(schema, name, field = '', use = 'nested') {
    const type = notNullable(schema, name, field, use)
    if (!schema.nullable || type === 'null') return type
    return type.startsWith('\n') ? `${type}\n  | null` : union([type, 'null'])
  }

  return typeOf
}
