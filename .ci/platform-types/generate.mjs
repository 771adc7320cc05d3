import { declareCalls } from './calls.mjs'
import { parameterComment, resourceComment } from './comments.mjs'
import { DISCRIMINATORS, ENUMERATIONS, FIELDS_BY_HAND, MOMENTS, nameOf, SCHEMAS_BY_HAND } from './corrections.mjs'
import { groupBy } from './group-by.mjs'
import { pascalCase, singular } from './names.mjs'
import { checkCalls, isNothingNeeded, operationOf } from './operations.mjs'
import { typeFile } from './type-file.mjs'
import { createTypeWriter, indent } from './type-writer.mjs'
import { withCommonFields } from './common-fields.mjs'

const MOST_MEMBERS_IN_PLACE = 8
const MOST_LINES_IN_PLACE = 100
const WIDTH = 118

/** Where a call is, without the product; what is simulated and what is not managed stands with the rest. */
const FOLDER = /^(?:\/{product})?\/(.*?)(?:\/simulate|\/unmanaged)?\/\w+$/

const declaration = (name, text) => {
  if (text.startsWith('{') && !/} [|&]/.test(text)) return `interface ${name} ${text}`
  return `type ${name} =${text.startsWith('\n') ? text : ` ${text}`}`
}

const unionOf = (name, members) => `type ${name} =\n  | ${members.join('\n  | ')}`

/** A call, written out: an editor shortens what another type makes, and then leaves out the result. */
function call(path, parameters, result) {
  const line = `'${path}': (${parameters}, options?: CallOptions) => PlatformRequest<${result}>`
  if (line.length < WIDTH && !line.includes('\n')) return line
  return `'${path}': (\n  ${indent(parameters).replace(': \n', ':\n')},\n  options?: CallOptions\n) => PlatformRequest<${result}>`
}

/**
 * Writes the types of the platform's calls and resources.
 *
 * @param document the OpenAPI document.
 * @param catalogue the calls that the client has: the name, the path and the key of the answer of each.
 * @returns the text of each file, by its name.
 * @throws Error when one of the two has a call that the other lacks, or about which there is no sentence.
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

  /** The name under which a text is declared; it is declared now where it is not yet. */
  function declareOnce(text, name, declarations) {
    // What the platform manages and what it does not are told with the same words.
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
    const word = singular(field)
    const plain = word in ENUMERATIONS ? ENUMERATIONS[word] : pascalCase(word)
    const key = `${plain} ${text}`
    if (!declared.has(key)) {
      const name = plain && !resources.has(plain) ? plain : owner + (plain ?? pascalCase(word))
      declared.set(key, name)
      resources.set(name, declaration(name, text))
    }
    return declared.get(key)
  }

  /** @param isOfResource whether it is of a resource, whose parts are declared; those of parameters stand in their place. */
  function writerOf(owner, isOfResource) {
    function declare(text, name, field, kind) {
      if (kind === 'enumeration') return enumeration(text, field, owner)
      if (isOfResource) return text.includes('\n') ? declareOnce(text, name, resources) : text
      // An editor cuts off what is longer, and with it the result of the call.
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

  function declareMembers(members, [grouping, ...others], group, kind) {
    const typeOf = writerOf(group, true)
    if (members.length === 1) {
      resources.set(group, `interface ${group} ${typeOf(members[0], group, '', 'declaration')}`)
      return
    }
    const base = `${group}Base`
    const [common, ownFields] = withCommonFields(members)
    const names = members.map(({ properties }, index) => {
      const values = [...others, grouping].map((field) => pascalCase(properties[field].enum[0]))
      const name = values.join('') + kind
      const own = typeOf(ownFields[index], name, '', 'declaration')
      resources.set(name, `interface ${name} extends ${base} ${own}`)
      return name
    })
    // What they have in common is not for others.
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
    const given = result ? typeOf(result, pascalCase(route.path)) : 'void'
    return call(route.path, `parameters${isNothingNeeded(parameters) ? '?' : ''}: ${taken}`, given)
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
