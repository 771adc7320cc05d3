/** An attribute changes, step 3: sets the option. */
import { trace } from '../../client/trace.js'
import type { Controller } from '../custom-element/controller.js'
import type { createNavigation } from '../custom-element/navigation.js'
import { behaviourOptions } from '../options/behaviour-options.js'
import { valuesOf } from '../options/option-table.js'
import type { RawOptions } from '../options/raw-options.js'
import { scopeOptions } from '../options/scope-options.js'

/** Options that decide which commands an element offers. */
const commandOptions = { ...behaviourOptions, ...scopeOptions }

/**
 * Sets options from the attributes and properties of an element.
 *
 * @param onSet is called when the host has set an option.
 */
export function createElementOptions(
  element: HTMLElement,
  rawOptions: RawOptions,
  { isReflecting, followHost }: Pick<ReturnType<typeof createNavigation>, 'isReflecting' | 'followHost'>,
  onSet: (name: string) => void,
  report: Controller['report']
): Pick<Controller, 'set' | 'get' | 'values' | 'options' | 'rejectOption'> {
  const { values } = rawOptions
  return {
    set(name, value) {
      if (isReflecting()) return
      followHost(name, value, () => {
        const previous = values()
        rawOptions.set(name, value)
        const after = values()
        if (after !== previous) trace('element', element, `option ${name} ${after.has(name) ? 'set' : 'removed'}`)
      })
      onSet(name)
    },
    get: (name) => values().get(name),
    values,
    options: () => valuesOf(commandOptions, values()),
    rejectOption(name, value, error) {
      if (rawOptions.reject(name, value, error)) report(error, name)
    }
  }
}
