import { declareCalls } from './calls.mjs'
import { parameterComment, resourceComment } from './comments.mjs'
import { withCommonFields } from './common-fields.mjs'
import { DISCRIMINATORS, ENUMERATIONS, FIELDS_BY_HAND, MOMENTS, nameOf, SCHEMAS_BY_HAND } from './corrections.mjs'
import { groupBy } from './group-by.mjs'
import { pascalCase, singular } from './names.mjs'
import { checkCalls, isNothingNeeded, operationOf } from './operations.mjs'
import { typeFile } from './type-file.mjs'
import { createTypeWriter, indent } from './type-writer.mjs'

const MOST_MEMBERS_IN_PLACE = 8
const MOST_LINES_IN_PLACE = 100
const WIDTH = 118

/**
 * Matches the namespace of a call in its path, without the product. Simulated and unmanaged calls belong to the same
 * namespace as the others.
 */
const FOLDER = /^(?:\/{product})?\/(.*?)(?:\/simulate|\/unmanaged)?\/\w+$/

const declaration = (name, text) => {
  if (text.startsWith('{') && !/} [|&]/.test(text)) return `interface ${name} ${text}`
  return `type ${name} =${text.startsWith('\n') ? text : ` ${text}`}`
}

const unionOf = (name, members) => `type ${name} =\n  | ${members.join('\n  | ')}`

/**
 * Returns the signature of a call without helper types, because editors truncate expanded helper types and then omit
 * the result.
 */
function call(path, parameters, result) {
  const line = `'${path}': (${parameters}, options?: CallOptions) => PlatformRequest<${result}>`
  if (line.length < WIDTH && !line.includes('\n')) return line
  return `'${path}': (\n  ${indent(parameters).replace(': \n', ':\n')},\n  options?: CallOptions\n) => PlatformRequest<${result}>`
}

/**
 * Generates the types of the platform's calls and resources.
 *
 * @param document the OpenAPI document.
 * @param catalogue name, path and response key of each call of the client.
 * @returns the text of each file, by file name.
 * @throws Error if a call is missing in one of the two or has no doc comment.
 */
export function generateTypes(document, catalogue) {
  checkCalls(document, catalogue)
  const schemas = { ...SCHEMAS_BY_HAND, ...document.components.schemas }
  const resources = new Map()
  const longParameters = new Map()
  const declared = new Map()
  const pending = []

  function refer(schema) {
    const name = nameOf(schema)
    if (!resources.has(name)) {
      resources.set(name, undefined)
      pending.push(schema)
    }
    return name
  }

  /** Returns the name of a declared type. Declares the type if necessary. */
  function declareOnce(text, name, declarations) {
    // Managed and unmanaged resources share their types.
    const key = `${name.replace(/^Unmanaged/, '')} ${text}`
    if (!declared.has(key)) {
      if (declarations.has(name)) return text
      declared.set(key, name)
      declarations.set(name, declaration(name, text))
    }
    return declared.get(key)
  }

  function enumeration(text, field, owner) {
    if (text.split('|').length <= MOST_MEMBERS_IN_PLACE) return text
    const part = singular(field)
    const plain = part in ENUMERATIONS ? ENUMERATIONS[part] : pascalCase(part)
    const key = `${plain} ${text}`
    if (!declared.has(key)) {
      const name = plain && !resources.has(plain) ? plain : owner + (plain ?? pascalCase(part))
      declared.set(key, name)
      resources.set(name, declaration(name, text))
    }
    return declared.get(key)
  }

  /**
   * @param isOfResource `true` for a resource, whose nested types are declared. Nested types of parameters are inlined.
   */
  function writerOf(owner, isOfResource) {
    function declare(text, name, field, kind) {
      if (kind === 'enumeration') return enumeration(text, field, owner)
      if (isOfResource) return text.includes('\n') ? declareOnce(text, name, resources) : text
      // Editors truncate longer types, and with them the result of the call.
      return field && text.split('\n').length > MOST_LINES_IN_PLACE ? declareOnce(text, name, longParameters) : text
    }
    const ofParameters = {
      commentOf: parameterComment,
      moment: 'Moment',
      nothing: 'Record<string, never>',
      isMoment: (field) => MOMENTS.includes(field)
    }
    return createTypeWriter({
      refer,
      declare,
      ...(isOfResource ? { commentOf: resourceComment, byHand: FIELDS_BY_HAND } : ofParameters)
    })
  }

  function declareMembers(members, [grouping, ...rest], group, kind) {
    const typeOf = writerOf(group, true)
    if (members.length === 1) {
      resources.set(group, `interface ${group} ${typeOf(members[0], group, '', 'declaration')}`)
      return
    }
    const base = `${group}Base`
    const [common, ownFields] = withCommonFields(members)
    const names = members.map(({ properties }, index) => {
      const values = [...rest, grouping].map((field) => pascalCase(properties[field].enum[0]))
      const name = values.join('') + kind
      const own = typeOf(ownFields[index], name, '', 'declaration')
      resources.set(name, `interface ${name} extends ${base} ${own}`)
      return name
    })
    // The base interface is not exported.
    const shared = `interface ${base} ${typeOf(common, group, '', 'declaration')}`
    resources.set(group, `${unionOf(group, names)}\n\n${shared}`)
  }

  function declareUnion(schema, name) {
    const fields = DISCRIMINATORS[schema]
    const kind = pascalCase(schema)
    const groups = groupBy(schemas[schema].oneOf, ({ properties }) => properties[fields[0]].enum[0].split('.')[0])
    for (const [value, members] of groups) declareMembers(members, fields, pascalCase(value) + kind, kind)
    resources.set(
      name,
      unionOf(
        name,
        [...groups.keys()].map((value) => pascalCase(value) + kind)
      )
    )
  }

  function declareResource(schema) {
    const name = nameOf(schema)
    if (DISCRIMINATORS[schema]) return declareUnion(schema, name)
    resources.set(name, declaration(name, writerOf(name, true)(schemas[schema], name, '', 'declaration')))
  }

  function writeRoute(route) {
    const { parameters, result } = operationOf(document, route)
    const typeOf = writerOf(pascalCase(FOLDER.exec(route.path)[1]), false)
    const taken = typeOf(parameters, pascalCase(route.path))
    const returned = result ? typeOf(result, pascalCase(route.path)) : 'void'
    return call(route.path, `parameters${isNothingNeeded(parameters) ? '?' : ''}: ${taken}`, returned)
  }

  const routes = `export interface Routes {\n  ${indent(catalogue.map(writeRoute).join('\n'))}\n}`
  while (pending.length > 0) {
    pending.sort((a, b) => a.startsWith('unmanaged') - b.startsWith('unmanaged'))
    declareResource(pending.shift())
  }
  const importable = {
    '../calls/moment.js': ['Moment'],
    '../options.js': ['CallOptions'],
    '../platform-request.js': ['PlatformRequest'],
    './resources.js': [...resources.keys()]
  }
  const declarations = [...resources].sort().map(([, text]) => `export ${text}`)
  return new Map([
    ['resources.ts', typeFile({}, declarations)],
    ['routes.ts', typeFile(importable, [routes, ...longParameters.values()])],
    ['calls.ts', typeFile({ '../calls/call.js': ['Call'] }, declareCalls(catalogue))]
  ])
}
