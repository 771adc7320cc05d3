import { camelCase, comment, eventNames, MODEL_EVENT, quotedList } from './wrapped-elements.mjs'

const MODULE_DEPTH = '../'

const named = (list) => new Map(list.map((entry) => [entry.name, entry]))

/** Returns the entries that all lists have in common, by name. */
function common(lists) {
  const [first = [], ...rest] = lists
  return first.filter(({ name }) => rest.every((list) => list.some((entry) => entry.name === name)))
}

const without = (list, ...removed) => list.filter(({ name }) => !removed.some((other) => named(other).has(name)))

/** Returns the inputs and outputs of the base classes. Sharing them keeps the module small. */
function layers(elements) {
  const screens = elements.filter(({ tag }) => tag !== 'x-session')
  const ofAll = {
    options: common(elements.map(({ options }) => options)),
    events: common(elements.map(({ events }) => events))
  }
  const ofScreens = {
    options: without(common(screens.map(({ options }) => options)), ofAll.options),
    events: without(common(screens.map(({ events }) => events)), ofAll.events)
  }
  return { ofAll, ofScreens }
}

const input =
  (className) =>
  ({ name, description, isBoolean }) =>
    [
      comment(description, '  '),
      `  @Input() ${name}: ${className}['${name}']`,
      // An attribute without a value is an empty string.
      ...(isBoolean ? [`  static ngAcceptInputType_${name}: Presence`] : [])
    ].join('\n')

const output = ({ name, property, description }) =>
  `${comment(description, '  ')}\n  @Output() readonly ${property}!: ElementOutput<LatchkeyEventMap['${name}']>`

const model = (className) => (option) =>
  `  /** Emits when the element changes the option itself. Use it through \`[(${option})]\`. */
  @Output() readonly ${option}Change!: ElementOutput<${className}['${option}']>`

const members = (className, { options, events, models = [] }) =>
  [...options.map(input(className)), ...events.map(output), ...models.map(model(className))].join('\n')

function directive({ tag, component, className, module, summary, ...element }, { ofAll, ofScreens }) {
  const isScreen = tag !== 'x-session'
  const own = {
    options: without(element.options, ofAll.options, isScreen ? ofScreens.options : []),
    events: without(element.events, ofAll.events, isScreen ? ofScreens.events : []),
    models: element.models
  }
  return `${comment(summary)}
@Directive({ selector: '${tag}' })
export class ${component} extends ${isScreen ? 'ScreenDirective' : 'SharedDirective'} {
${members(className, own)}
  protected override load(): Promise<unknown> {
    return import('${MODULE_DEPTH}${module}')
  }
}`
}

/** Creates the source of `latchkey/angular` for the Angular compiler. */
export function angularModule(elements) {
  const { ofAll, ofScreens } = layers(elements)
  const models = elements
    .flatMap((element) => element.models)
    .map((option) => `    this.addOutput('${option}Change', '${MODEL_EVENT}', '${option}')`)
  const screen = elements.find(({ tag }) => tag !== 'x-session')
  return `import { Directive, Input, Output } from '@angular/core'
import type { ${elements.map(({ className }) => className).join(', ')}, LatchkeyEventMap } from '../index.js'
import { preloadElement } from '../preload.js'
import { ElementDirective, type ElementOutput, type Presence } from './element-directive.js'

@Directive()
abstract class SharedDirective extends ElementDirective {
${members('SessionElement', ofAll)}
  constructor() {
    super(preloadElement)
    this.addOutputs(${quotedList(eventNames(elements).map(camelCase))})
${models.join('\n')}
  }
}

@Directive()
abstract class ScreenDirective extends SharedDirective {
${members(screen.className, ofScreens)}
}

${elements.map((element) => directive(element, { ofAll, ofScreens })).join('\n\n')}
`
}
