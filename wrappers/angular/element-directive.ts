import { Directive, ElementRef, inject, type OnChanges, type OnInit, type SimpleChanges } from '@angular/core'
import { detailOf } from './event-detail.js'
import { attributeName } from './written-option.js'

/** What an attribute without a value, or a binding, gives a boolean input. */
export type Presence = boolean | '' | 'true' | 'false' | undefined

/** An event of an element. Its default can be prevented, as it is told while it happens. */
export interface ElementOutput<Told> {
  subscribe(listener: (told: Told) => void): { unsubscribe(): void }
}

const WAITS = 'data-latchkey-waits'

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
    if (this.#element.hasAttribute(WAITS)) this.#hide(false)
    void this.load()
  }

  /** Gives the directive an output for each event, by their names as those of outputs. */
  protected addOutputs(names: readonly string[]): void {
    for (const name of names) this.addOutput(name, attributeName(name))
  }

  /** Gives the directive an output that tells an event, or only what its detail has under a name. */
  protected addOutput(name: string, type: string, detail?: string): void {
    const output: ElementOutput<unknown> = {
      subscribe: (listener) => {
        const hear = (event: Event): void => listener(detail ? detailOf(event, detail) : event)
        this.#element.addEventListener(type, hear)
        return { unsubscribe: () => this.#element.removeEventListener(type, hear) }
      }
    }
    Reflect.set(this, name, output)
  }

  #hide(isHidden: boolean): void {
    this.#element.toggleAttribute(WAITS, isHidden)
    this.#element.style.visibility = isHidden ? 'hidden' : ''
  }
}
