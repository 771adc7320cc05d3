/* Controls for choices and values. Their other behavior is tested in test/ui/. */
import { useState } from 'react'
import { Chip } from '../../src/ui/actions/chip.js'
import { Choice } from '../../src/ui/fields/choice.js'
import { OptionList } from '../../src/ui/fields/option-list.js'
import { SearchBox } from '../../src/ui/fields/search-box.js'
import { Select } from '../../src/ui/fields/select.js'
import { Stepper } from '../../src/ui/fields/stepper.js'
import { Tabs } from '../../src/ui/layout/tabs.js'
import { type Mounted, valueOf } from '../ui/mount.js'
import { Scale } from '../ui/scale.js'
import { focused, tryKeys } from './key-table.js'

const OPTIONS = ['Heat', 'Cool', 'Off'].map((label) => ({ value: label, label }))

function Radios() {
  const [value, setValue] = useState('Cool')
  return <Choice label="Mode" options={OPTIONS} value={value} onChange={setValue} />
}

const checked = ({ root }: Mounted) => root.querySelector<HTMLInputElement>(':checked')?.labels?.[0]?.textContent

tryKeys(
  'a radio group',
  () => <Radios />,
  (mounted) => `${focused(mounted)}, ${checked(mounted)} checked`,
  [
    ['Tab', 'Cool, Cool checked'],
    ['Tab ArrowDown', 'Off, Off checked'],
    ['Tab ArrowRight', 'Off, Off checked'],
    ['Tab ArrowUp', 'Heat, Heat checked'],
    ['Tab ArrowLeft', 'Heat, Heat checked'],
    ['Tab ArrowDown ArrowDown', 'Heat, Heat checked'],
    ['Tab ArrowUp ArrowUp', 'Off, Off checked'],
    ['Tab Tab', 'outside, Cool checked']
  ]
)

function Panels() {
  const [selected, setSelected] = useState('a')
  const tabs = ['a', 'b'].map((id) => ({ id, label: `Tab ${id}`, content: `Panel ${id}` }))
  return <Tabs label="Sensor" selected={selected} onSelect={setSelected} tabs={tabs} />
}

const selected = ({ root }: Mounted) => root.querySelector('[role=tab][aria-selected=true]')?.textContent

tryKeys(
  'tabs',
  () => <Panels />,
  (mounted) => `${focused(mounted)}, ${selected(mounted)} selected`,
  [
    ['Tab ArrowRight Tab', 'Panel b, Tab b selected'],
    ['Tab ArrowRight Tab Shift+Tab', 'Tab b, Tab b selected'],
    ['Tab Enter', 'Tab a, Tab a selected'],
    ['Tab End Space', 'Tab b, Tab b selected'],
    ['Tab Tab Tab', 'outside, Tab a selected']
  ]
)

function Filter() {
  const [pressed, setPressed] = useState(false)
  return (
    <Chip pressed={pressed} onToggle={() => setPressed(!pressed)}>
      Offline
    </Chip>
  )
}

const pressed = ({ root }: Mounted) => root.querySelector('[aria-pressed]')?.ariaPressed

tryKeys(
  'a toggle button',
  () => <Filter />,
  (mounted) => `${focused(mounted)}, pressed ${pressed(mounted)}`,
  [
    ['Tab', 'Offline, pressed false'],
    ['Tab Enter', 'Offline, pressed true'],
    ['Tab Space', 'Offline, pressed true'],
    ['Tab Space Space', 'Offline, pressed false']
  ]
)

/** Returns the accessible text of each slider with its bounds. */
const thumbs = ({ all }: Mounted) =>
  all('slider')
    .map(
      (slider) =>
        `${slider.ariaLabel} ${slider.ariaValueText} of ${slider.getAttribute('min')} to ${slider.getAttribute('max')}`
    )
    .join(', ')

tryKeys(
  'a slider with two thumbs',
  () => <Scale />,
  (mounted) => `${focused(mounted)}: ${thumbs(mounted)}`,
  [
    ['Tab', 'Heat: Heat 60°F of 50 to 85, Cool 80°F of 55 to 90'],
    ['Tab ArrowUp', 'Heat: Heat 61°F of 50 to 85, Cool 80°F of 55 to 90'],
    ['Tab Tab', 'Cool: Heat 60°F of 50 to 85, Cool 80°F of 55 to 90'],
    ['Tab Tab ArrowRight', 'Cool: Heat 60°F of 50 to 85, Cool 81°F of 55 to 90'],
    ['Tab Tab ArrowDown', 'Cool: Heat 60°F of 50 to 85, Cool 79°F of 55 to 90'],
    ['Tab Tab PageUp', 'Cool: Heat 60°F of 50 to 85, Cool 85°F of 55 to 90'],
    ['Tab Tab PageDown', 'Cool: Heat 60°F of 50 to 85, Cool 75°F of 55 to 90'],
    ['Tab Tab End', 'Cool: Heat 60°F of 50 to 85, Cool 90°F of 55 to 90'],
    ['Tab Tab Home', 'Cool: Heat 60°F of 50 to 85, Cool 55°F of 55 to 90'],
    ['Tab Tab Shift+Tab', 'Heat: Heat 60°F of 50 to 85, Cool 80°F of 55 to 90'],
    ['Tab Tab Tab', 'outside: Heat 60°F of 50 to 85, Cool 80°F of 55 to 90']
  ]
)

tryKeys(
  'a slider with one thumb',
  () => <Scale only="Heat" />,
  (mounted) => `${focused(mounted)}: ${thumbs(mounted)}`,
  [
    ['Tab ArrowRight', 'Heat: Heat 61°F of 50 to 85'],
    ['Tab ArrowLeft', 'Heat: Heat 59°F of 50 to 85'],
    ['Tab Home', 'Heat: Heat 50°F of 50 to 85'],
    ['Tab Home ArrowDown', 'Heat: Heat 50°F of 50 to 85'],
    ['Tab End', 'Heat: Heat 85°F of 50 to 85'],
    ['Tab End ArrowRight', 'Heat: Heat 85°F of 50 to 85'],
    ['Tab Tab', 'outside: Heat 60°F of 50 to 85']
  ]
)

function Degrees() {
  const [value, setValue] = useState(68)
  return (
    <Stepper
      label="Heat"
      value={value}
      text={`${value}°F`}
      min={50}
      max={72}
      step={1}
      onChange={setValue}
      decreaseLabel="Lower"
      increaseLabel="Raise"
    />
  )
}

const spun = ({ get }: Mounted) => {
  const field = get('spinbutton')
  return `${field.ariaValueNow}, ${field.ariaValueText}, shows ${valueOf(field)}`
}

tryKeys(
  'a spin button',
  () => <Degrees />,
  (mounted) => `${focused(mounted)}: ${spun(mounted)}`,
  [
    ['Tab ArrowUp', 'Heat: 69, 69°F, shows 69°F'],
    ['Tab ArrowDown', 'Heat: 67, 67°F, shows 67°F'],
    ['Tab PageDown', 'Heat: 63, 63°F, shows 63°F'],
    ['Tab PageUp', 'Heat: 72, 72°F, shows 72°F'],
    ['Tab Home', 'Heat: 50, 50°F, shows 50°F'],
    ['Tab End', 'Heat: 72, 72°F, shows 72°F'],
    ['Tab End ArrowUp', 'Heat: 72, 72°F, shows 72°F'],
    // While the user types, these keys belong to the text.
    ['Tab 6 0 Home 5 Delete', 'Heat: 68, 68°F, shows 50'],
    ['Tab 6 0 Home End ArrowLeft 5', 'Heat: 68, 68°F, shows 650'],
    ['Tab Shift+Tab', 'outside: 68, 68°F, shows 68°F']
  ]
)

function Zones() {
  const [value, setValue] = useState('Off')
  return (
    <>
      <OptionList
        label="Mode"
        clearLabel="Clear"
        options={OPTIONS}
        value={value}
        onChange={setValue}
        noMatch="None"
        count={(matches) => `${matches} there`}
      />
      <span data-result>{value}</span>
    </>
  )
}

const combobox = ({ get, root }: Mounted) => {
  const box = get('combobox')
  const active = box.ariaActiveDescendantElement?.textContent ?? 'none'
  return `"${valueOf(box)}", expanded ${box.ariaExpanded}, at ${active}, ${root.querySelector('[data-result]')?.textContent} chosen`
}

tryKeys(
  'a combobox with its list',
  () => <Zones />,
  (mounted) => `${focused(mounted)} ${combobox(mounted)}`,
  [
    ['Tab ArrowUp', 'Mode "", expanded true, at Cool, Off chosen'],
    ['Tab ArrowUp Enter', 'Mode "", expanded true, at Cool, Cool chosen'],
    ['Tab Home', 'Mode "", expanded true, at Heat, Off chosen'],
    ['Tab c', 'Mode "c", expanded true, at Cool, Off chosen'],
    ['Tab c Enter', 'Mode "c", expanded true, at Cool, Cool chosen'],
    ['Tab c x', 'Mode "cx", expanded false, at none, Off chosen'],
    ['Tab c x Enter', 'Mode "cx", expanded false, at none, Off chosen'],
    ['Tab c x Escape', 'Mode "", expanded true, at Off, Off chosen'],
    ['Tab c x ArrowLeft Backspace', 'Mode "x", expanded false, at none, Off chosen'],
    ['Tab Space', 'Mode " ", expanded true, at Off, Off chosen'],
    ['Tab c Tab', 'Clear "c", expanded true, at Cool, Off chosen'],
    ['Tab c Tab Enter', 'Mode "", expanded true, at Off, Off chosen']
  ]
)

function Search() {
  const [value, setValue] = useState('')
  return <SearchBox label="Search" clearLabel="Clear" value={value} onChange={setValue} />
}

tryKeys(
  'a search box',
  () => <Search />,
  (mounted) => `${focused(mounted)} "${valueOf(mounted.get('searchbox'))}"`,
  [
    ['Tab a b', 'Search "ab"'],
    ['Tab a b Enter', 'Search "ab"'],
    ['Tab a b Home x', 'Search "xab"'],
    ['Tab a b Escape', 'Search ""'],
    ['Tab a b Tab', 'Clear "ab"'],
    ['Tab a b Tab Space', 'Search ""']
  ]
)

function Native() {
  const [value, setValue] = useState('Heat')
  return <Select label="Mode" options={OPTIONS} value={value} onChange={setValue} />
}

const chosen = ({ get }: Mounted) => {
  const select = get('select')
  return select instanceof HTMLSelectElement ? select.value : undefined
}

tryKeys(
  'a select',
  () => <Native />,
  (mounted) => `${focused(mounted)}: ${chosen(mounted)}`,
  [
    ['Tab ArrowDown', 'Mode: Cool'],
    ['Tab ArrowDown ArrowDown ArrowUp', 'Mode: Cool'],
    ['Tab End', 'Mode: Off'],
    ['Tab End Home', 'Mode: Heat'],
    ['Tab o', 'Mode: Off']
  ]
)
