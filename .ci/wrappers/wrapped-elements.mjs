/** What a component is called where it is not called after the class of its element. */
const COMPONENTS = { 'x-session': 'SessionProvider' }

const MODEL_EVENT = 'screen-change'
const MODEL = /^opened([A-Z])(.*)$/

/** `deviceClick` for `device-click`. */
export const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())

/** An option that the element changes by itself as a person goes from screen to screen, and what then tells of it. */
function modelOf({ name }, events) {
  const [, first, rest] = MODEL.exec(name) ?? []
  return first && events.some((event) => event.name === MODEL_EVENT)
    ? [{ option: name, event: MODEL_EVENT, detail: first.toLowerCase() + rest }]
    : []
}

/** What the wrappers are made from: each element of the manifest with its options and events. */
export function wrappedElements({ modules }) {
  return modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, name, summary, description, members, events }) => {
      const options = members.filter(({ kind, readonly }) => kind === 'field' && !readonly)
      return {
        tag: tagName,
        module: `elements/${tagName.slice('x-'.length)}.js`,
        className: name,
        component: COMPONENTS[tagName] ?? name.replace(/Element$/, ''),
        summary,
        description,
        options: options.map((option) => ({ ...option, isBoolean: /^boolean\b/.test(option.type.text) })),
        events: events.map((event) => ({ ...event, property: camelCase(event.name) })),
        models: options.flatMap((option) => modelOf(option, events))
      }
    })
}

const unique = (lists) => [...new Set(lists.flat())]

/** The names of all options of all elements, with which a component tells them from other attributes. */
export const optionNames = (elements) => unique(elements.map(({ options }) => options.map(({ name }) => name)))

/** The names of all events of all elements. */
export const eventNames = (elements) => unique(elements.map(({ events }) => events.map(({ name }) => name)))

/** A doc comment. */
export const comment = (text, indent = '') => `${indent}/** ${text.replaceAll(/\s*\n\s*/g, ' ')} */`

/** A list of names as code, in few bytes. */
export const words = (names) => `'${names.join(' ')}'.split(' ')`

/** Which event tells of which option, as code. */
export function modelTable(elements) {
  const models = elements.flatMap((element) => element.models)
  return JSON.stringify(Object.fromEntries(models.map(({ option, event, detail }) => [option, { event, detail }])))
}
