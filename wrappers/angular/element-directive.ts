import { Directive, ElementRef, inject, type OnChanges, type OnInit, type SimpleChanges } from '@angular/core'
import { attributeName } from './option-attributes.js'

/** What an attribute without a value, or a binding, gives a boolean input. */
export type Presence = boolean | '' | 'true' | 'false' | undefined

/** An event of an element. Its default can be prevented, as it is told while it happens. */
export interface ElementOutput<Payload> {
  subscribe(listener: (payload: Payload) => void): { unsubscribe(): void }
}

const HIDDEN_ATTRIBUTE = 'data-latchkey-waits'

const isServer = (): boolean => typeof document === 'undefined'

/** Hands the inputs of a directive to its element, and the events of the element to whoever listens. */
@Directive()
export abstract class ElementDirective implements OnChanges, OnInit {
  readonly #element: HTMLElement = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement

  /** Fetches what defines the element. */
  protected abstract load(): Promise<unknown>

  ngOnChanges(changes: SimpleChanges): void {
    for (const name of Object.keys(changes)) Reflect.set(this.#element, name, changes[name]?.currentValue)
    // An element that is defined before Angular comes to it must not show what a filter would have kept.
    if (isServer()) this.#hide(true)
  }

  ngOnInit(): void {
    if (isServer()) return
    if (this.#element.hasAttribute(HIDDEN_ATTRIBUTE)) this.#hide(false)
    void this.load()
  }

  /** Gives the directive an output for each event, by their names as those of outputs. */
  protected addOutputs(names: readonly string[]): void {
    for (const name of names) this.addOutput(name, attributeName(name))
  }

  /** Gives the directive an output that tells an event, or only what an option of the element is then. */
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
