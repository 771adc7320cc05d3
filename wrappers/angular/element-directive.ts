import { Directive, ElementRef, inject, type OnChanges, type OnInit, type SimpleChanges } from '@angular/core'
import { attributeName } from './option-attributes.js'

/** The values of a boolean input: a binding, or an attribute with or without a value. */
export type Presence = boolean | '' | 'true' | 'false' | undefined

/** An output for an event of the element. It emits synchronously, so that `preventDefault()` works. */
export interface ElementOutput<Payload> {
  subscribe(listener: (payload: Payload) => void): { unsubscribe(): void }
}

const HIDDEN_ATTRIBUTE = 'data-latchkey-waits'

const isServer = (): boolean => typeof document === 'undefined'

/** Base class of the directives. Passes inputs to the element and events of the element to outputs. */
@Directive()
export abstract class ElementDirective implements OnChanges, OnInit {
  readonly #element: HTMLElement = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement
  readonly #preload: (element: Element, load: () => unknown) => void

  /** @param preload Sends the first requests of an element, and then loads its code. */
  constructor(preload: (element: Element, load: () => unknown) => void) {
    this.#preload = preload
  }

  /** Imports the module that defines the element. */
  protected abstract load(): Promise<unknown>

  ngOnChanges(changes: SimpleChanges): void {
    for (const name of Object.keys(changes)) Reflect.set(this.#element, name, changes[name]?.currentValue)
    // If the element is defined before hydration, hide it until filters are set.
    if (isServer()) this.#hide(true)
  }

  ngOnInit(): void {
    if (isServer()) return
    if (this.#element.hasAttribute(HIDDEN_ATTRIBUTE)) this.#hide(false)
    this.#preload(this.#element, () => this.load())
  }

  /** Adds outputs for events. The output names are the event names in camelCase. */
  protected addOutputs(names: readonly string[]): void {
    for (const name of names) this.addOutput(name, attributeName(name))
  }

  /** Adds an output that emits the event, or the current value of an option of the element. */
  protected addOutput(name: string, type: string, option?: string): void {
    const output: ElementOutput<unknown> = {
      subscribe: (listener) => {
        const onEvent = (event: Event): void => listener(option ? Reflect.get(this.#element, option) : event)
        this.#element.addEventListener(type, onEvent)
        return { unsubscribe: () => this.#element.removeEventListener(type, onEvent) }
      }
    }
    Reflect.set(this, name, output)
  }

  #hide(isHidden: boolean): void {
    this.#element.toggleAttribute(HIDDEN_ATTRIBUTE, isHidden)
    this.#element.style.visibility = isHidden ? 'hidden' : ''
  }
}
