import type { ReactNode } from 'react'
import { useAsked } from '../../ui/overlay/use-question.js'
import { useElement } from '../custom-element/element-context.js'
import { isDisabled } from '../gate/disabled.js'
import { useCanOffer } from '../hooks/use-permissions.js'
import type { BulkAction, BulkOffer } from './bulk-action.js'
import type { BulkControl } from './use-bulk.js'

interface Options<Item, Name extends string> {
  readonly control: BulkControl
  /** Table of actions, in the order of their buttons. */
  readonly actions: Readonly<Record<Name, BulkAction<Item>>>
  /** Current items. An open question leaves out what is no longer among them. */
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
}

export interface BulkActions<Item, Name extends string> {
  /** Returns `true` if an item supports an action that the user may run. */
  can(name: Name, item: Item): boolean
  /** Returns the actions that some of the items support. */
  offersFor(items: readonly Item[]): readonly BulkOffer<Name>[]
  /** The open question. */
  readonly question: ReactNode
}

/** Offers the bulk actions of a feature, asks for confirmation, and starts the run. */
export function useBulkActions<Item, Name extends string>({
  control,
  actions,
  items,
  keyOf,
  nameOf
}: Options<Item, Name>): BulkActions<Item, Name> {
  const { options } = useElement()
  const canOffer = useCanOffer()
  const [asked, setAsked] = useAsked<{ readonly name: Name; readonly ids: ReadonlySet<string> }>(({ name }) => {
    const { operation } = actions[name]
    return !operation || !isDisabled(options, operation)
  })

  function can(name: Name, item: Item): boolean {
    const { operation, canRun } = actions[name]
    return canRun(item) && (!operation || canOffer(operation, keyOf(item)))
  }
  function ask(name: Name, chosen: readonly Item[]): void {
    actions[name].onAsk?.(chosen.filter((item) => can(name, item)))
    setAsked({ name, ids: new Set(chosen.map(keyOf)) })
  }
  function question(): ReactNode {
    if (!asked) return null
    const chosen = items.filter((item) => asked.ids.has(keyOf(item)))
    return actions[asked.name].question({
      items: chosen.filter((item) => can(asked.name, item)),
      chosen,
      nameOf,
      isFree: control.isFree,
      onCancel: () => setAsked(undefined),
      onConfirm(tasks, { unsupported, ...request } = {}) {
        setAsked(undefined)
        const taken = new Set(tasks.flatMap(({ ids }) => ids))
        control.start({
          ...request,
          tasks,
          unsupported: unsupported ?? chosen.map(keyOf).filter((id) => !taken.has(id))
        })
      }
    })
  }

  return {
    can,
    question: question(),
    offersFor(chosen) {
      const offers: BulkOffer<Name>[] = []
      for (const name in actions) {
        const count = chosen.filter((item) => can(name, item)).length
        const { label, shortLabel, icon, isDestructive } = actions[name]
        const onSelect = (): void => ask(name, chosen)
        if (count > 0)
          offers.push({
            name,
            label: label(count),
            shortLabel: shortLabel?.(count),
            icon,
            isDestructive,
            count,
            onSelect
          })
      }
      return offers
    }
  }
}
