import { warn } from '../../../element/lint/console-hint.js'
import { isTransientError } from '../../../core/environment/retry.js'
import { isApiError } from '../../../client/index.js'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/manage-messages.js'
import { deviceKind } from '../../device/rules/device.js'
import { parseList, parseString } from '../../../core/values/value.js'
import {
  DEVICE_GROUPINGS,
  DEVICE_KINDS,
  DEVICE_ORDERS,
  DEVICE_STATES,
  type DeviceView,
  type DeviceViewFilter,
  isPlainView
} from '../rules/device-view.js'
import { deviceState } from '../rules/device-state.js'
import type { Device } from '../../../core/resources/resources.js'
import { Button } from '../../../ui/actions/button.js'
import { Checkbox } from '../../../ui/fields/checkbox.js'
import { Select } from '../../../ui/fields/select.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { FLAGS, flagWords } from './filter-words.js'
import { useAccountWords } from './use-account-words.js'
import { useSpaces } from './use-spaces.js'
import css from './view.css'

registerStyles(css)

/** Tells the developer why devices are not grouped by space, if the platform refused to list the spaces. */
export function hintSpaces(error: unknown): void {
  if (!isApiError(error) || isTransientError(error)) return
  warn(
    'Devices are not grouped by space: the platform does not let this session list spaces. ' +
      'Create the client session on your server with a customer_key.'
  )
}

interface Props {
  readonly devices: readonly Device[]
  readonly view: DeviceView
  /** `true` if the host sorts the devices. */
  readonly isOrdered: boolean
  readonly onChange: (view: DeviceView) => void
  readonly onClose: () => void
}

/** Returns the available options, without those that match nothing. Selected ones stay. */
function useOffers(devices: readonly Device[], filter: DeviceViewFilter) {
  const { options } = useElement()
  const here = useMemo(
    () => ({
      kinds: new Set(devices.map(deviceKind)),
      states: new Set(devices.map(deviceState)),
      accounts: new Set(devices.flatMap(({ connected_account_id }) => parseString(connected_account_id) ?? [])),
      hasSpaces: devices.some(({ space_ids }) => parseList(space_ids).length > 0)
    }),
    [devices]
  )
  const { error: spaceError } = useSpaces(here.hasSpaces)
  useEffect(() => hintSpaces(spaceError), [spaceError])
  const hasSpaces = here.hasSpaces && spaceError === undefined
  const isHidden = options.disableConnectedAccountInformation
  const accounts = isHidden ? [] : [...new Set([...here.accounts, ...(filter.accounts ?? [])])]
  return {
    kinds: DEVICE_KINDS.filter((kind) => here.kinds.has(kind) || filter.kinds?.includes(kind)),
    states: DEVICE_STATES.filter((state) => here.states.has(state) || filter.states?.includes(state)),
    accounts,
    groupings: DEVICE_GROUPINGS.filter(
      (grouping) => (grouping !== 'space' || hasSpaces) && (grouping !== 'account' || accounts.length > 1)
    )
  }
}

/** Adds or removes a word. */
const withToggled = <Word extends string>(words: readonly Word[] = [], word: Word, isOn: boolean): readonly Word[] =>
  isOn ? [...words, word] : words.filter((other) => other !== word)

/** Panel for sorting, groups and filters. Choices apply immediately. */
export function ViewChoices({ devices, view, isOrdered, onChange, onClose }: Props) {
  const { view: texts } = useManageMessages()
  const { filter = {} } = view
  const { kinds, states, accounts, groupings } = useOffers(devices, filter)
  const accountWords = useAccountWords(accounts.length > 1)
  const box = useRef<HTMLElement>(null)
  useOnChange(undefined, () => box.current?.querySelector<HTMLElement>('select, input')?.focus())

  const change = (next: Partial<DeviceView>): void => onChange({ ...view, ...next })
  const filterBy = (next: DeviceViewFilter): void => change({ filter: { ...filter, ...next } })
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys come from what is in it.
    <section ref={box} role="group" aria-label={texts.heading} className="view-choices" onKeyDown={closeOnEscape}>
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
      {accountWords && accounts.length > 1 && (
        <Select
          label={texts.groupings.account}
          options={[
            { value: '', label: texts.all },
            ...accounts.map((value) => ({ value, label: accountWords(value) }))
          ]}
          value={filter.accounts?.[0] ?? ''}
          onChange={(account) => filterBy({ accounts: account ? [account] : undefined })}
        />
      )}
      <fieldset>
        <legend>{texts.only}</legend>
        {kinds.length > 1 &&
          kinds.map((kind) => (
            <Checkbox
              key={kind}
              label={texts.kinds[kind]}
              checked={filter.kinds?.includes(kind) ?? false}
              onChange={(isOn) => filterBy({ kinds: withToggled(filter.kinds, kind, isOn) })}
            />
          ))}
        {states.map((state) => (
          <Checkbox
            key={state}
            label={texts.states[state]}
            checked={filter.states?.includes(state) ?? false}
            onChange={(isOn) => filterBy({ states: withToggled(filter.states, state, isOn) })}
          />
        ))}
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={flagWords(flag, texts)}
            checked={filter[flag] ?? false}
            onChange={(isOn) => filterBy({ [flag]: isOn })}
          />
        ))}
      </fieldset>
      <div className="view-ends">
        <Button isUnavailable={isPlainView(view)} onClick={() => onChange({})}>
          {texts.reset}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </section>
  )
}
