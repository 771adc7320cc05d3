import { parameterComment, resourceComment } from './comments.mjs'
import { DISCRIMINATORS, ENUMERATIONS, MOMENTS, nameOf, SCHEMAS_BY_HAND } from './corrections.mjs'
import { groupBy } from './group-by.mjs'
import { kebabCase, pascalCase, singular } from './names.mjs'
import { checkCalls, isNothingNeeded, operationOf } from './operations.mjs'
import { createTypeModules } from './type-modules.mjs'
import { createTypeWriter } from './type-writer.mjs'
import { withCommonFields } from './common-fields.mjs'

const MOST_MEMBERS_IN_PLACE = 8
const MOST_LINES_IN_PLACE = 100
const WIDTH = 118

/** Where a call is, without the product; what is simulated and what is not managed stands with the rest. */
const FOLDER = /^(?:\/{product})?\/(.*?)(?:\/simulate|\/unmanaged)?\/\w+$/

const declaration = (name, text) => {
  if (text.startsWith('{') && !/} [|&]/.test(text)) return `export interface ${name} ${text}`
  return `export type ${name} =${text.startsWith('\n') ? text : ` ${text}`}`
}

const indent = (text) => text.replaceAll('\n', '\n  ').replaceAll(': \n', ':\n')

/** A call, written out: an editor shortens what another type makes, and then leaves out the result. */
function call(path, parameters, result) {
  const line = `'${path}': (${parameters}, options?: CallOptions) => PlatformRequest<${result}>`
  if (line.length < WIDTH && !line.includes('\n')) return line
  return `'${path}': (\n  ${indent(parameters)},\n  options?: CallOptions\n) => PlatformRequest<${result}>`
}

/**
 * Writes the types of the platform's calls and resources.
 *
 * @param document the OpenAPI document.
 * @param catalogue the calls that the client has: the path and the key of the answer of each.
 * @returns the text of each file, by its name.
 * @throws Error when one of the two has a call that the other lacks.
 */
export function generateTypes(document, catalogue) {
  checkCalls(document, catalogue)
  const schemas = { ...SCHEMAS_BY_HAND, ...document.components.schemas }
  const modules = createTypeModules()
  const declared = new Map()
  const pending = []

  function refer(schema) {
    const name = nameOf(schema)
    if (!modules.isKnown(name)) {
      modules.announce(name, `resources/${kebabCase(schema)}`)
      pending.push(schema)
    }
    return name
  }

  /** The name under which a text is declared; it is declared now where it is not yet. */
  function declareOnce(text, name, file) {
    // What the platform manages and what it does not are told with the same words.
    const key = `${name.replace(/^Unmanaged/, '')} ${text}`
    if (!declared.has(key)) {
      if (modules.isKnown(name)) return text
      declared.set(key, name)
      modules.add(name, file, declaration(name, text))
    }
    return declared.get(key)
  }

  function enumeration(text, field, owner) {
    if (text.split('|').length <= MOST_MEMBERS_IN_PLACE) return text
    const word = singular(field)
    const plain = word in ENUMERATIONS ? ENUMERATIONS[word] : pascalCase(word)
    const key = `${plain} ${text}`
    if (!declared.has(key)) {
      const name = plain && !modules.isKnown(plain) ? plain : owner + (plain ?? pascalCase(word))
      declared.set(key, name)
      modules.add(name, `enumerations/${kebabCase(name.replace(/\B[A-Z]/g, '_$&'))}`, declaration(name, text))
    }
    return declared.get(key)
  }

  /**
   * @param file where its parts are declared; without it, they stand in their place.
   * @param fileOfLong where those of them are declared that are too long for that.
   */
  function writerOf(owner, file, fileOfLong) {
    function declare(text, name, field, kind) {
      if (kind === 'enumeration') return enumeration(text, field, owner)
      // An editor cuts off what is longer, and with it the result of the call.
      if (fileOfLong && field && text.split('\n').length > MOST_LINES_IN_PLACE) return declareOnce(text, name, fileOfLong)
      if (!text.includes('\n') || !file) return text
      // The two that would make a file too long.
      const [part] = /metadata$|^properties$/.exec(field) ?? []
      return declareOnce(text, name, part ? `${file}-${part}` : file)
    }
    const ofParameters = { commentOf: parameterComment, moment: 'Moment', nothing: 'Record<string, never>', isMoment: (field) => MOMENTS.includes(field) }
    return createTypeWriter({ refer, declare, ...(file ? { commentOf: resourceComment } : ofParameters) })
  }

  function declareMembers(members, [grouping, ...others], group, kind, file) {
    const typeOf = writerOf(group, file)
    if (members.length === 1) {
      modules.add(group, file, `export interface ${group} ${typeOf(members[0], group, '', 'declaration')}`)
      return []
    }
    const base = `${group}Base`
    const [common, ownFields] = withCommonFields(members)
    const names = members.map(({ properties }, index) => {
      const values = [...others, grouping].map((field) => pascalCase(properties[field].enum[0]))
      const name = values.join('') + kind
      const own = typeOf(ownFields[index], name, '', 'declaration')
      modules.add(name, file, `export interface ${name} extends ${base} ${own}`)
      return name
    })
    modules.add(base, file, `interface ${base} ${typeOf(common, group, '', 'declaration')}`)
    return names
  }

  function declareUnion(schema, name, file) {
    const fields = DISCRIMINATORS[schema]
    const kind = pascalCase(schema)
    const groups = groupBy(schemas[schema].oneOf, ({ properties }) =>
      properties[fields[0]].enum[0].split('.')[0]
    )
    const names = [...groups].map(([value, members]) => {
      const group = pascalCase(value) + kind
      const home = `${file}s/${kebabCase(value)}`
      const alternatives = declareMembers(members, fields, group, kind, home)
      if (alternatives.length > 0) modules.add(group, home, `export type ${group} =\n  | ${alternatives.join('\n  | ')}`)
      return group
    })
    modules.add(name, file, `export type ${name} =\n  | ${names.join('\n  | ')}`)
  }

  function declareResource(schema) {
    const name = nameOf(schema)
    const file = `resources/${kebabCase(schema)}`
    if (DISCRIMINATORS[schema]) return declareUnion(schema, name, file)
    const text = writerOf(name, file)(schemas[schema], name, '', 'declaration')
    return modules.add(name, file, declaration(name, text))
  }

  function declareRoutes(folder, routes) {
    const name = `${pascalCase(folder)}Routes`
    const file = `routes/${kebabCase(folder)}`
    const typeOf = writerOf(pascalCase(folder), undefined, file)
    const entries = routes.map((route) => {
      const { parameters, result } = operationOf(document, route)
      const taken = typeOf(parameters, pascalCase(route.path))
      const given = result ? typeOf(result, pascalCase(route.path)) : 'void'
      return call(route.path, `parameters${isNothingNeeded(parameters) ? '?' : ''}: ${taken}`, given)
    })
    modules.add(name, file, `export interface ${name} {\n  ${indent(entries.join('\n'))}\n}`)
    return name
  }

  modules.announce('Moment', '../calls/moment')
  modules.announce('CallOptions', '../options')
  modules.announce('PlatformRequest', '../platform-request')
  const folders = groupBy(catalogue, ({ path }) => FOLDER.exec(path)[1])
  const names = [...folders].map(([folder, routes]) => declareRoutes(folder, routes))
  modules.add('Routes', 'routes', `export interface Routes\n  extends ${names.join(',\n    ')} {}`)
  while (pending.length > 0) {
    pending.sort((one, other) => one.startsWith('unmanaged') - other.startsWith('unmanaged'))
    declareResource(pending.shift())
  }
  return modules.write('resources', (file) => !file.startsWith('routes'))
}
