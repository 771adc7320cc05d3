import { type KeyboardEvent, type RefObject, type SyntheticEvent, useRef } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { VIEW } from '../../../messages/view/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Chip } from '../../../ui/actions/chip.js'
import { Select } from '../../../ui/fields/select.js'
import { usePopover } from '../../../ui/overlay/use-popover.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { DEVICE_ORDERS, type DeviceView, type DeviceViewFilter, isPlainView } from '../rules/device-view.js'
import { useAccountText } from './use-account-text.js'
import { useOffers } from './use-offers.js'
import css from './view.css'

registerStyles(css)

export interface ViewChoicesProps {
  readonly devices: readonly Device[]
  /** Number of devices that the view shows. */
  readonly count: number
  readonly view: DeviceView
  /** `true` if the host sorts the devices. */
  readonly isOrdered: boolean
  /** Button that opens the popover. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onChange: (view: DeviceView) => void
  readonly onClose: () => void
}

/** Adds or removes a word. */
const withToggled = <Choice extends string>(choices: readonly Choice[] = [], choice: Choice): readonly Choice[] =>
  choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice]

interface ChipsProps<Value extends string> {
  readonly title: string
  readonly values: readonly Value[]
  readonly labelOf: (value: Value) => string
  readonly isOn: (value: Value) => boolean | undefined
  readonly onToggle: (value: Value) => void
}

/** Titled row of filters. */
const FilterChips = <Value extends string>({ title, values, labelOf, isOn, onToggle }: ChipsProps<Value>) => (
  <fieldset className="wrap">
    <legend className="muted small">{title}</legend>
    {values.map((value) => (
      <Chip key={value} pressed={isOn(value) ?? false} onToggle={() => onToggle(value)}>
        {labelOf(value)}
      </Chip>
    ))}
  </fieldset>
)

/**
 * Makes a button the one of an open popover, so that a press closes it at the click, not before. If this happened during
 * the click that opened the popover, it would close it.
 */
function connect(button: HTMLButtonElement | null, popover: HTMLElement | null): void {
  if (button) button.popoverTargetElement = popover
}

/** Popover for sorting, groups and filters. Choices apply immediately. */
export function ViewChoices({ devices, count, view, isOrdered, button, onChange, onClose }: ViewChoicesProps) {
  const { deviceTable } = useTexts()
  const texts = useTexts(VIEW)
  const { filter = {} } = view
  const { kinds, states, accounts, groupings } = useOffers(devices, filter)
  const accountText = useAccountText(accounts.length > 1)
  const box = useRef<HTMLElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  const popover = usePopover(box, button, onClose)
  useOnChange(undefined, () => box.current?.querySelector('select')?.focus())

  const change = (next: Partial<DeviceView>): void => onChange({ ...view, ...next })
  const filterBy = (next: DeviceViewFilter): void => change({ filter: { ...filter, ...next } })
  const isPlain = isPlainView(view)
  function reset(): void {
    // The pressed button is removed.
    closing.current?.focus()
    onChange({})
  }
  function close(): void {
    button.current?.focus()
    onClose()
  }
  function follow(event: SyntheticEvent): void {
    connect(button.current, box.current)
    popover.onToggle(event)
  }
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys come from what is in it.
    <section
      {...popover}
      ref={box}
      role="group"
      part="menu"
      aria-label={texts.heading}
      className={`${popover.className} view-choices`}
      onToggle={follow}
      onKeyDown={closeOnEscape}
    >
      {!isOrdered && (
        <Select
          label={texts.sort}
          options={DEVICE_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
          value={view.sort ?? 'newest'}
          onChange={(sort) => change({ sort })}
        />
      )}
      <Select
        label={texts.group}
        options={[
          { value: '', label: texts.ungrouped },
          ...groupings.map((value) => ({ value, label: texts.groupings[value] }))
        ]}
        value={view.group ?? ''}
        onChange={(group) => change({ group: group || undefined })}
      />
      {accountText && accounts.length > 1 && (
        <Select
          label={texts.groupings.account}
          options={[
            { value: '', label: texts.all },
            ...accounts.map((value) => ({ value, label: accountText(value) }))
          ]}
          value={filter.accounts?.[0] ?? ''}
          onChange={(account) => filterBy({ accounts: account ? [account] : undefined })}
        />
      )}
      {kinds.length > 1 && (
        <FilterChips
          title={texts.groupings.kind}
          values={kinds}
          labelOf={(kind) => texts.kinds[kind]}
          isOn={(kind) => filter.kinds?.includes(kind)}
          onToggle={(kind) => filterBy({ kinds: withToggled(filter.kinds, kind) })}
        />
      )}
      {states.length > 0 && (
        <FilterChips
          title={deviceTable.columns.state}
          values={states}
          labelOf={(state) => texts.states[state]}
          isOn={(state) => filter.states?.includes(state)}
          onToggle={(state) => filterBy({ states: withToggled(filter.states, state) })}
        />
      )}
      <FilterChips
        title={texts.battery}
        values={['lowBattery']}
        labelOf={() => texts.lowBattery}
        isOn={(flag) => filter[flag]}
        onToggle={(flag) => filterBy({ [flag]: filter[flag] ? undefined : true })}
      />
      <FilterChips
        title={texts.problems}
        values={['offline', 'issues']}
        labelOf={(flag) => texts[flag]}
        isOn={(flag) => filter[flag]}
        onToggle={(flag) => filterBy({ [flag]: filter[flag] ? undefined : true })}
      />
      <div className="view-ends wrap between">
        {!isPlain && <Button onClick={reset}>{texts.reset}</Button>}
        <Button ref={closing} variant={isPlain ? undefined : 'primary'} onClick={close}>
          {texts.show(count)}
        </Button>
      </div>
    </section>
  )
}
