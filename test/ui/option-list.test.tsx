import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { type Option, OptionList } from '../../src/ui/fields/option-list.js'
import { frames, type Mounted, mount, press, type, unmountAll, until } from './mount.js'

afterEach(unmountAll)

describe('Option list', () => {
  const zones: Option[] = Array.from({ length: 418 }, (_, index) => ({
    value: `Area/Zone_${index}`,
    label: `Zone ${index}`,
    description: index === 300 ? 'São Tomé' : `GMT+${index % 12}`,
    keywords: index === 301 ? 'America/New_York' : undefined
  }))

  function Zones({ initial, onChoose }: { initial?: string; onChoose?: (value: string) => void }) {
    const [value, setValue] = useState(initial)
    return (
      <OptionList
        label="Time zone"
        clearLabel="Clear"
        options={zones}
        value={value}
        onChange={(picked) => {
          onChoose?.(picked)
          setValue(picked)
        }}
        noMatch="No time zone matches."
        count={(matches) => `${matches} time zones`}
      />
    )
  }

  const activeOf = ({ get }: Mounted) => get('combobox').ariaActiveDescendantElement
  const isSeen = ({ get }: Mounted, option: Element | null | undefined) => {
    const list = get('listbox').getBoundingClientRect()
    const box = option?.getBoundingClientRect()
    return box !== undefined && box.top >= list.top - 1 && box.bottom <= list.bottom + 1
  }

  it('opens with the selected option in view', () => {
    const mounted = mount(<Zones initial="Area/Zone_200" />)
    const box = mounted.get('combobox', 'Time zone')
    expect(box.ariaControlsElements).to.deep.equal([mounted.get('listbox', 'Time zone')])
    const chosen = mounted.get('option', 'Zone 200')
    expect(chosen.ariaSelected).to.equal('true')
    expect(chosen.querySelector('svg')).to.not.equal(null)
    expect(activeOf(mounted)).to.equal(chosen)
    expect(isSeen(mounted, chosen)).to.equal(true)
  })

  it('is navigated by keys while the focus stays in the field, with the option in view and few rendered options', async () => {
    const mounted = mount(<Zones />)
    mounted.get('combobox').focus()
    for (const [key, name] of [
      ['ArrowDown', 'Zone 0'],
      ['ArrowDown', 'Zone 1'],
      ['PageDown', 'Zone 9'],
      ['End', 'Zone 417'],
      ['ArrowDown', 'Zone 417'],
      ['ArrowUp', 'Zone 416'],
      ['PageUp', 'Zone 408'],
      ['Home', 'Zone 0']
    ] as const) {
      await sendKeys({ press: key })
      await until(() => activeOf(mounted))
      expect(activeOf(mounted)?.textContent, key).to.match(new RegExp(`^${name}GMT`))
      await until(() => isSeen(mounted, activeOf(mounted)))
      expect(mounted.all('option').length).to.be.within(5, 80)
      expect(mounted.root.activeElement).to.equal(mounted.get('combobox'))
    }
  })

  it('selects by Enter, which does not submit the form, and by a press', async () => {
    const chosen: string[] = []
    let submits = 0
    const { get, root } = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits += 1
        }}
      >
        <Zones onChoose={(value) => chosen.push(value)} />
      </form>
    )
    get('combobox').focus()
    await sendKeys({ type: 'zone 4' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    press(get('option', 'Zone 24GMT'))
    expect(chosen).to.deep.equal(['Area/Zone_14', 'Area/Zone_24'])
    expect(submits).to.equal(0)
    expect(root.activeElement).to.equal(get('combobox'))
  })

  it('finds options by label, description and keywords in any case, accent and order', () => {
    const { get, all } = mount(<Zones />)
    for (const [typed, name] of [
      ['SAO TOME', 'Zone 300'],
      ['york new', 'Zone 301'],
      ['zone 41 gmt+4', 'Zone 412']
    ] as const) {
      type(get('combobox'), typed)
      expect(
        all('option').map(({ textContent }) => textContent.split(/GMT|São/)[0]),
        typed
      ).to.include(name)
      expect(all('option').length).to.be.at.most(3)
    }
  })

  it('reports the number of results, including none', () => {
    const { get, all, root } = mount(<Zones />)
    type(get('combobox'), 'sao')
    expect(all('status').map(({ textContent }) => textContent)).to.include('1 time zones')
    type(get('combobox'), 'nowhere')
    expect(all('status').map(({ textContent }) => textContent)).to.include('No time zone matches.')
    expect(root.querySelector('p')?.textContent).to.equal('No time zone matches.')
    expect(all('listbox')).to.have.length(0)
    expect(get('combobox').ariaExpanded).to.equal('false')
  })

  it('scrolls back to the selected option when the search is cleared', async () => {
    const mounted = mount(<Zones initial="Area/Zone_200" />)
    mounted.get('combobox').focus()
    await sendKeys({ type: 'sao' })
    expect(activeOf(mounted)?.textContent).to.contain('Zone 300')
    await sendKeys({ press: 'Escape' })
    await until(() => isSeen(mounted, mounted.all('option', 'Zone 200')[0]))
    await frames(2)
    expect(activeOf(mounted)).to.equal(mounted.get('option', 'Zone 200'))
  })
})
