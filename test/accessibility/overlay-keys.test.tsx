/* Components that open and close. Opening a menu, its navigation, and Escape and Tab are tested in test/ui/. */
import { useState } from 'react'
import { Button } from '../../src/ui/actions/button.js'
import { ToastProvider, useToasts } from '../../src/ui/feedback/toasts.js'
import { Checkbox } from '../../src/ui/fields/checkbox.js'
import { Select } from '../../src/ui/fields/select.js'
import { KeyRound } from '../../src/ui/icons.js'
import { Disclosure } from '../../src/ui/layout/disclosure.js'
import { Confirmation } from '../../src/ui/overlay/confirmation.js'
import { Dialog } from '../../src/ui/overlay/dialog.js'
import { Menu } from '../../src/ui/overlay/menu.js'
import { PopoverButton } from '../../src/ui/overlay/popover-button.js'
import { Tooltip } from '../../src/ui/overlay/tooltip.js'
import type { Mounted } from '../ui/mount.js'
import { focused, tryKeys } from './key-table.js'

const nothing = () => {}

function Modes() {
  const [mode, setMode] = useState('Cool')
  const item = (label: string) => ({ label, checked: label === mode, onSelect: () => setMode(label) })
  return (
    <>
      <Button>Before</Button>
      <Menu label="Mode" icon={<KeyRound />} items={['Heat', 'Cool', 'Off'].map(item)} />
      <span data-result>{mode}</span>
    </>
  )
}

const resultOf = ({ root }: Mounted) => root.querySelector('[data-result]')?.textContent
const expanded = ({ root }: Mounted) => root.querySelector('[aria-haspopup]')?.ariaExpanded

tryKeys(
  'a menu of options',
  () => <Modes />,
  (mounted) => `${focused(mounted)}, expanded ${expanded(mounted)}, ${resultOf(mounted)}`,
  [
    ['Tab Tab', 'Mode, expanded false, Cool'],
    ['Tab Tab Space', 'Cool, expanded true, Cool'],
    ['Tab Tab Enter ArrowUp Enter', 'Mode, expanded false, Heat'],
    ['Tab Tab Enter ArrowDown Space', 'Mode, expanded false, Off'],
    ['Tab Tab Enter ArrowDown Escape', 'Mode, expanded false, Cool'],
    ['Tab Tab Enter Shift+Tab', 'Before, expanded false, Cool']
  ]
)

function Asking({ isModal }: { isModal: boolean }) {
  const [asks, setAsks] = useState(false)
  const [outcome, setOutcome] = useState('nothing')
  const settle = (outcome: string) => {
    setAsks(false)
    setOutcome(outcome)
  }
  return (
    <>
      <Button onClick={() => setAsks(true)}>Ask</Button>
      {asks && !isModal && (
        <Confirmation
          subject="Cleaning crew"
          message="Delete this code?"
          confirmLabel="Delete"
          cancelLabel="Keep"
          onConfirm={() => settle('deleted')}
          onCancel={() => settle('kept')}
        />
      )}
      {asks && isModal && (
        <Dialog
          title="Discard changes?"
          subject="Cleaning crew"
          onCancel={() => settle('kept')}
          actions={
            <>
              <Button onClick={() => settle('kept')}>Keep</Button>
              <Button onClick={() => settle('deleted')}>Delete</Button>
            </>
          }
        />
      )}
      <Button>After</Button>
      <span data-result>{outcome}</span>
    </>
  )
}

const focusAndResult = (mounted: Mounted) => `${focused(mounted)}, ${resultOf(mounted)}`

tryKeys('an inline confirmation', () => <Asking isModal={false} />, focusAndResult, [
  ['Tab Enter', 'Keep, nothing'],
  ['Tab Enter Enter', 'Ask, kept'],
  ['Tab Enter Space', 'Ask, kept'],
  ['Tab Enter Tab', 'Delete, nothing'],
  ['Tab Enter Tab Enter', 'Ask, deleted'],
  ['Tab Enter Tab Space', 'Ask, deleted'],
  ['Tab Enter Tab Shift+Tab', 'Keep, nothing'],
  ['Tab Enter Tab Escape', 'Ask, kept']
])

tryKeys('a modal dialog', () => <Asking isModal />, focusAndResult, [
  ['Tab Enter', 'Keep, nothing'],
  ['Tab Enter Tab', 'Delete, nothing'],
  ['Tab Enter Tab Shift+Tab', 'Keep, nothing'],
  ['Tab Enter Enter', 'Ask, kept'],
  ['Tab Enter Tab Space', 'Ask, deleted'],
  ['Tab Enter Tab Escape', 'Ask, kept']
])

// Beyond its ends are the controls of the browser, as with any modal dialog.
const BEHIND = new Set(['Ask', 'After'])
const isBehind = (mounted: Mounted) => (BEHIND.has(focused(mounted)) ? 'behind it' : 'not behind it')

tryKeys('a modal dialog beyond its ends', () => <Asking isModal />, isBehind, [
  ['Tab Enter Tab Tab', 'not behind it'],
  ['Tab Enter Tab Tab Tab', 'not behind it'],
  ['Tab Enter Shift+Tab', 'not behind it'],
  ['Tab Enter Shift+Tab Shift+Tab', 'not behind it']
])

const fields = () => (
  <PopoverButton label="Filters" text="Filters">
    <Select label="Fruit" options={[{ value: 'a', label: 'Apple' }]} value="a" onChange={nothing} />
    <Checkbox label="Ripe" checked onChange={nothing} />
  </PopoverButton>
)

tryKeys('a popover button', fields, (mounted) => `${focused(mounted)}, expanded ${expanded(mounted)}`, [
  ['Tab', 'Filters, expanded false'],
  ['Tab Enter', 'Fruit, expanded true'],
  ['Tab Space', 'Fruit, expanded true'],
  ['Tab Enter Tab Escape', 'Filters, expanded false']
])

const tip = ({ root }: Mounted) => (root.querySelector('[role=tooltip]')?.matches(':popover-open') ? 'open' : 'closed')

tryKeys(
  'a tooltip',
  () => <Tooltip label="What is this?" text="An explanation" />,
  (mounted) => `${focused(mounted)}, ${tip(mounted)}`,
  [
    ['Tab', 'What is this?, open'],
    ['Tab Escape', 'What is this?, closed'],
    ['Tab Enter', 'What is this?, open'],
    ['Tab Space', 'What is this?, open'],
    ['Tab Enter Enter', 'What is this?, closed'],
    ['Tab Tab', 'outside, closed']
  ]
)

let kinds = 0
/** Each has its own kind, because the last state is remembered per kind. */
function folded() {
  kinds += 1
  return (
    <Disclosure kind={`keys ${kinds}`} title="Details">
      <Button>Inside</Button>
    </Disclosure>
  )
}

const isOpen = ({ root }: Mounted) => (root.querySelector('details')?.open ? 'open' : 'closed')

tryKeys('a disclosure', folded, (mounted) => `${focused(mounted)}, ${isOpen(mounted)}`, [
  ['Tab', 'Details, closed'],
  ['Tab Tab', 'outside, closed'],
  ['Tab Enter', 'Details, open'],
  ['Tab Space', 'Details, open'],
  ['Tab Enter Tab', 'Inside, open'],
  ['Tab Enter Enter', 'Details, closed'],
  ['Tab Space Space', 'Details, closed']
])

function Telling() {
  const { show } = useToasts()
  const [outcome, setOutcome] = useState('nothing')
  const action = { label: 'Undo', onAction: () => setOutcome('undone') }
  return (
    <>
      <Button onClick={() => show({ variant: 'success', message: 'Deleted', action })}>Delete</Button>
      <span data-result>{outcome}</span>
    </>
  )
}

const toasts = ({ root }: Mounted) => root.querySelectorAll('.toast').length

tryKeys(
  'a toast',
  () => (
    <ToastProvider dismissLabel="Dismiss">
      <Telling />
    </ToastProvider>
  ),
  (mounted) => `${focusAndResult(mounted)}, ${toasts(mounted)} there`,
  [
    ['Tab Enter', 'Delete, nothing, 1 there'],
    ['Tab Enter Tab', 'Undo, nothing, 1 there'],
    ['Tab Enter Tab Enter', 'Delete, undone, 0 there'],
    ['Tab Enter Tab Tab Space', 'Delete, nothing, 0 there']
  ]
)
