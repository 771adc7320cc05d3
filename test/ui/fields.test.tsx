import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../src/ui/actions/button.js'
import { Checkbox } from '../../src/ui/fields/checkbox.js'
import { Choice } from '../../src/ui/fields/choice.js'
import { DateTimeField } from '../../src/ui/fields/date-time-field.js'
import { TextField } from '../../src/ui/fields/text-field.js'
import { mount, press, unmountAll } from './mount.js'
import { goesOutByTab } from './tab-out.js'

const descriptionOf = (element: Element) =>
  element.ariaDescribedByElements?.map(({ textContent }) => textContent).join(' ')

afterEach(unmountAll)

interface TextOptions {
  error?: string
  hint?: string
  warning?: string
}

function Text({ error, hint, warning }: TextOptions) {
  const [value, setValue] = useState('')
  return <TextField label="Name" value={value} onChange={setValue} error={error} hint={hint} warning={warning} />
}

describe('Text field', () => {
  it('is named by its label, which focuses it, and reports the typed text', async () => {
    const { get, root } = mount(<Text />)
    const field = get('textbox', 'Name')
    root.querySelector('label')?.click()
    expect(root.activeElement).to.equal(field)
    await sendKeys({ type: 'Guests' })
    expect(field).to.have.property('value', 'Guests')
  })

  it('is described by its hint, its error and its warning', () => {
    const { get, render } = mount(<Text hint="Up to 60 characters" />)
    const field = get('textbox', 'Name')
    expect(descriptionOf(field)).to.equal('Up to 60 characters')
    expect(field.ariaInvalid).to.equal('false')
    render(<Text hint="Up to 60 characters" error="Too long" warning="Used already" />)
    expect(descriptionOf(field)).to.equal('Up to 60 characters Too long Used already')
    expect(field.ariaInvalid).to.equal('true')
  })

  it('announces a new error, but not an initial one', () => {
    const { all, get, render } = mount(<Text error="Too long" />)
    expect(all('alert')).to.have.length(1) // Live region of the toasts.
    render(<Text error="Too short" />)
    get('alert', 'Too short')
  })

  it('shows an error with an icon next to the text', () => {
    const { root } = mount(<Text error="Too long" />)
    expect(root.querySelector('[data-tone=danger] > svg')).to.not.equal(null)
  })

  it('accepts text of any length, and disables autocompletion', async () => {
    const { get } = mount(<Text />)
    const field = get('textbox', 'Name')
    field.focus()
    document.execCommand('insertText', false, 'x'.repeat(90))
    expect(field).to.have.property('value', 'x'.repeat(90))
    expect(field).to.have.property('autocomplete', 'off')
  })

  it('does not reflect its value to an attribute, so that page recorders cannot read a PIN', async () => {
    const { get, render } = mount(<TextField label="Code" value="48291" onChange={() => {}} />)
    const field = get('textbox', 'Code')
    expect(field).to.have.property('value', '48291')
    render(<Text />)
    get('textbox', 'Name').focus()
    await sendKeys({ type: '73625' })
    for (const { outerHTML } of [field, get('textbox', 'Name')]) expect(outerHTML).not.to.match(/48291|73625/)
    expect(get('textbox', 'Name')).to.have.property('value', '73625')
  })

  it('has room for a button at its end', () => {
    let presses = 0
    const { get } = mount(
      <TextField
        label="Code"
        value=""
        onChange={() => {}}
        action={<Button onClick={() => (presses += 1)}>Generate code</Button>}
      />,
      { width: 280 }
    )
    press(get('button', 'Generate code'))
    expect(presses).to.equal(1)
    expect(get('textbox', 'Code').offsetWidth).to.be.at.least(80)
  })
})

describe('Date and time field', () => {
  function When({ initial = '', onReport }: { initial?: string; onReport?: (entered: [string, boolean]) => void }) {
    const [value, setValue] = useState(initial)
    return (
      <DateTimeField
        label="Starts"
        hint="When it begins to work"
        value={value}
        onChange={(typed, isIncomplete) => {
          onReport?.([typed, isIncomplete])
          setValue(typed)
        }}
      />
    )
  }

  it('is named, and described by its hint', () => {
    const { get } = mount(<When initial="2026-03-29T02:30" />)
    expect(get('datetime', 'Starts')).to.have.property('value', '2026-03-29T02:30')
    expect(descriptionOf(get('datetime'))).to.equal('When it begins to work')
  })

  it('reports its value once it is complete', async () => {
    const reported: [string, boolean][] = []
    const { get } = mount(<When onReport={(each) => reported.push(each)} />)
    get('datetime').focus()
    // The time comes first, with digits that could continue: engines differ in when a part ends on its own.
    for (const _ of ['month', 'day', 'year']) await sendKeys({ press: 'Tab' })
    for (const part of ['1', '2']) {
      await sendKeys({ type: part })
      await sendKeys({ press: 'Tab' })
    }
    // A 24-hour clock has no AM or PM part, and accepts no letters.
    await sendKeys({ type: 'A' })
    // Afterwards the focus is on the first part again.
    get('datetime').blur()
    get('datetime').focus()
    for (const part of ['1', '3']) {
      await sendKeys({ type: part })
      await sendKeys({ press: 'Tab' })
    }
    await sendKeys({ type: '2026' })
    expect(reported.at(-1)).to.deep.equal(['2026-01-03T01:02', false])
  })

  it('keeps the other parts when one part is deleted, and reports that it is incomplete', async () => {
    const reported: [string, boolean][] = []
    const { get } = mount(<When initial="2026-07-31T11:00" onReport={(each) => reported.push(each)} />)
    get('datetime').focus()
    await sendKeys({ press: 'Backspace' })
    expect(reported).to.deep.equal([['', true]])
    await sendKeys({ type: '08' })
    expect(reported.at(-1)).to.deep.equal(['2026-08-31T11:00', false])
    expect(get('datetime')).to.have.property('value', '2026-08-31T11:00')
  })
})

describe('Checkbox', () => {
  function Allowing() {
    const [checked, setChecked] = useState(false)
    return <Checkbox label="Allow changes" hint="At the lock itself" checked={checked} onChange={setChecked} />
  }

  it('is toggled by its label and by Space, and described by its hint', async () => {
    const { get, root } = mount(<Allowing />)
    const box = get('checkbox', 'Allow changes')
    expect(descriptionOf(box)).to.equal('At the lock itself')
    flushSync(() => root.querySelector('label')?.click())
    expect(box).to.have.property('checked', true)
    box.focus()
    await sendKeys({ press: 'Space' })
    expect(box).to.have.property('checked', false)
  })
})

describe('Radio group', () => {
  function Kind() {
    const [value, setValue] = useState<'always' | 'between'>('always')
    const options = [
      { value: 'always', label: 'Always' },
      { value: 'between', label: 'Between two times' }
    ] as const
    return <Choice label="When it works" options={options} value={value} onChange={setValue} />
  }

  it('is a named group of radio buttons with arrow key navigation and one tab stop', async () => {
    const { get, root } = mount(<Kind />)
    expect(root.querySelector('fieldset > legend')?.textContent).to.equal('When it works')
    await sendKeys({ press: 'Tab' })
    expect(root.activeElement).to.equal(get('radio', 'Always'))
    await sendKeys({ press: 'ArrowRight' })
    expect(get('radio', 'Between')).to.have.property('checked', true)
    expect(get('radio', 'Always')).to.have.property('checked', false)
    expect(await goesOutByTab()).to.equal(true)
  })

  for (const [width, options] of [
    [248, ['Ongoing', 'Start/end times']],
    [248, ['Unbefristet', 'Beginn und Ende']],
    [480, ['Ongoing', 'Start/end times']]
  ] as const) {
    it(`shows each of ${options} options in one line side by side at ${width} px`, () => {
      for (const chosen of options) {
        const choices = options.map((label) => ({ value: label, label }))
        const { host, root } = mount(
          <div style={{ inlineSize: width }}>
            <Choice label="Timing" options={choices} value={chosen} onChange={() => {}} />
          </div>
        )
        host.style.setProperty('--latchkey-font-weight-strong', '700')
        const labels = [...root.querySelectorAll('label')]
        const [first, second] = labels.map((label) => label.getBoundingClientRect())
        expect(second?.top).to.equal(first?.top)
        for (const label of labels) {
          const text = document.createRange()
          text.selectNodeContents(label.querySelector('span') ?? label)
          expect(text.getClientRects()).to.have.length(1)
        }
        expect(root.querySelector('.choice > div')?.scrollWidth).to.be.at.most(width)
      }
    })
  }

  it('gives all options the same width if there is enough space', () => {
    const { root } = mount(<Kind />)
    const [first, second] = [...root.querySelectorAll('label')].map((label) => label.offsetWidth)
    expect(second).to.be.above(0).and.equal(first)
  })
})
