import { hasCredentials, mergeInheritedOptions, type SessionOptions } from '../../core/session/session-options.js'
import { type ProvidedValues, valuesOf } from '../options/option-table.js'
import { sessionOptions } from '../options/session-options.js'
import { inheritanceOf, inheritedSessionOptions } from './session-source.js'

/** The session options of an element: its own, or those it inherits. */
export interface ElementSessionOptions {
  /** Returns `true` if the element has credentials of its own, so that it inherits none. */
  hasOwn(): boolean
  /** `undefined` while an `<x-session>` around the element is not defined yet. */
  effective(): SessionOptions | undefined
  /** Options of the element while it is detached: it inherits from its former place. */
  detached(): SessionOptions
  /** Remembers the current place of the element. */
  attach(): void
}

export function createElementSessionOptions(element: Element, values: () => ProvidedValues): ElementSessionOptions {
  let inherited: () => SessionOptions | undefined = () => undefined

  const own = (): SessionOptions => valuesOf(sessionOptions, values())
  const hasOwn = (): boolean => hasCredentials(own())
  const withOwn = (options: SessionOptions | undefined): SessionOptions | undefined =>
    options && mergeInheritedOptions(options, own())

  return {
    hasOwn,
    effective: () => (hasOwn() ? own() : withOwn(inheritedSessionOptions(element))),
    detached: () => (!hasOwn() && withOwn(inherited())) || own(),
    attach() {
      inherited = inheritanceOf(element)
    }
  }
}
