/** Component names that differ from the class name of the element. */
const COMPONENTS = { 'x-session': 'SessionProvider' }

/** Fired after an element has changed its own options during navigation. */
export const MODEL_EVENT = 'screen-change'

const MODEL = /^opened[A-Z]/

/** Converts an event name to camelCase: `deviceClick` for `device-click`. */
export const camelCase = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())

/** Returns the options that the element changes itself. */
const modelsOf = (options, events) =>
  events.some(({ name }) => name === MODEL_EVENT)
    ? options.map(({ name }) => name).filter((name) => MODEL.test(name))
    : []

/** Reads the elements of the manifest with their options and events. */
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
        models: modelsOf(options, events)
      }
    })
}

const unique = (lists) => [...new Set(lists.flat())]

export const optionNames = (elements) => unique(elements.map(({ options }) => options.map(({ name }) => name)))

export const eventNames = (elements) => unique(elements.map(({ events }) => events.map(({ name }) => name)))

export const comment = (text, indent = '') => `${indent}/** ${text.replaceAll(/\s*\n\s*/g, ' ')} */`

/** Returns the names of options that elements change themselves. */
export const modelNames = (elements) => unique(elements.map(({ models }) => models))

/** Creates a compact expression for an array of names. */
export const quotedList = (names) => (names.length > 0 ? `'${names.join(' ')}'.split(' ')` : '[]')
