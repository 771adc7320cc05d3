import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import type { TableStore } from '../../../element/table/table-store.js'
import { VIEW } from '../../../messages/view/en.js'
import { ChevronDown } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { DeviceGroup } from '../rules/arrange-devices.js'
import { useAccountText } from './use-account-text.js'
import { useSpaces } from './use-spaces.js'
import css from './view.css'

registerStyles(css)

function useGroupName({ grouping, group }: Pick<DeviceGroup, 'grouping' | 'group'>): string {
  const { options } = useElement()
  const texts = useTexts(VIEW)
  const accountText = useAccountText(grouping === 'account')
  const { spaces, isRead } = useSpaces(grouping === 'space')
  if (!group) return texts.none[grouping]
  if (grouping === 'account') return accountText?.(group) ?? texts.groupings.account
  if (grouping === 'space') {
    const name = parseString(spaces.find(({ space_id }) => space_id === group)?.name)
    return name ?? (options.disableResourceIds || !isRead ? texts.groupings.space : group)
  }
  const kinds: Readonly<Record<string, string>> = texts.kinds
  return (grouping === 'kind' ? kinds[group] : undefined) ?? group
}

/** Group whose focused heading was removed, by element: it is rendered again with another first device. */
const leftWithFocus = new WeakMap<object, string>()

interface Props {
  readonly store: Pick<TableStore<Device>, 'state' | 'isToggled' | 'toggle'>
  readonly group: DeviceGroup
}

/** Heading of a group, which collapses it. */
export function GroupHeading({ store, group: { key, count, ...group } }: Props) {
  const { controller } = useElement()
  const { deviceTable } = useTexts()
  const name = useGroupName(group)
  const isCollapsed = useStore(store.state, () => store.isToggled(key))
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current: element } = button
    // After the row, which would take focus itself.
    if (leftWithFocus.get(controller) === key) queueMicrotask(() => element?.focus({ preventScroll: true }))
    return () => {
      if (!element?.matches(':focus')) return
      leftWithFocus.set(controller, key)
      // A replacement is rendered immediately.
      queueMicrotask(() => leftWithFocus.delete(controller))
    }
  }, [key, controller])
  return (
    <h3 className="group-heading strong">
      <button
        ref={button}
        type="button"
        className="inline pressable"
        aria-expanded={!isCollapsed}
        onClick={() => store.toggle([key], !isCollapsed)}
      >
        <ChevronDown />
        <span>
          <bdi>{name}</bdi> <span className="group-count muted small">{deviceTable.count(count)}</span>
        </span>
      </button>
    </h3>
  )
}
