import { CALL_COMMENTS } from './comments.mjs'
import { groupBy } from './group-by.mjs'
import { pascalCase } from './names.mjs'
import { indent } from './type-writer.mjs'

const UNDOCUMENTED = 'Undocumented: requires `isUndocumentedApiEnabled`.'

const PLATFORM_CALLS = `/**
 * The methods of a client, at their paths in camelCase: \`POST /access_codes/unmanaged/list\` is
 * \`accessCodes.unmanaged.list\`.
 */
`

const comment = (...sentences) => (sentences.some(Boolean) ? `/** ${sentences.filter(Boolean).join(' ')} */\n` : '')

const block = (members) => `{\n  ${indent(members.join('\n'))}\n}`

const isUndocumented = (routes) => routes.every((route) => route.isUndocumented)

/** Declares the members of a namespace at a given depth: its calls and its nested namespaces. */
function membersOf(routes, depth = 1) {
  return [...groupBy(routes, ({ call }) => call.split('.')[depth])].map(([name, inside]) => {
    const place = inside[0].call
      .split('.')
      .slice(0, depth + 1)
      .join('.')
    // If all calls of a namespace are undocumented, only the namespace gets the note.
    const note = isUndocumented(inside) && !isUndocumented(routes) && UNDOCUMENTED
    const type = place === inside[0].call ? `Call<'${inside[0].path}'>` : block(membersOf(inside, depth + 1))
    return `${comment(CALL_COMMENTS[place], note)}${name}: ${type}`
  })
}

/**
 * Declares the calls of the client: one interface per namespace, and one with all namespaces.
 *
 * @throws Error with the calls that have no doc comment.
 */
export function declareCalls(catalogue) {
  const silent = catalogue.filter(({ call }) => !CALL_COMMENTS[call]).map(({ call }) => call)
  if (silent.length > 0) throw new Error(`There is no sentence in comments.json about ${silent.join(', ')}`)
  const routes = new Map(catalogue.map((route) => [route.call, route]))
  const ordered = Object.keys(CALL_COMMENTS).flatMap((call) => routes.get(call) ?? [])
  const folders = [...groupBy(ordered, ({ call }) => call.split('.')[0])].map(([name, inside]) => ({
    name,
    inside,
    type: `${pascalCase(name)}Calls`,
    note: isUndocumented(inside) && UNDOCUMENTED
  }))
  const all = folders.map(({ name, type, note }) => `${comment(note)}${name}: ${type}`)
  return [
    `${PLATFORM_CALLS}export interface PlatformCalls ${block(all)}`,
    ...folders.map(
      ({ name, inside, type, note }) =>
        `${comment(CALL_COMMENTS[name], note)}interface ${type} ${block(membersOf(inside))}`
    )
  ]
}
