import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Button } from '../../src/ui/actions/button.js'
import { Chip } from '../../src/ui/actions/chip.js'
import { IconButton } from '../../src/ui/actions/icon-button.js'
import { EditableText } from '../../src/ui/fields/editable-text.js'
import { SearchBox } from '../../src/ui/fields/search-box.js'
import { mount, press, type, unmountAll, until } from './mount.js'

afterEach(unmountAll)

describe('Button', () => {
  it('can be pressed by mouse and by keyboard', async () => {
    let presses = 0
    const { get } = mount(<Button onClick={() => (presses += 1)}>Unlock</Button>)
    press(get('button', 'Unlock'))
    get('button', 'Unlock').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Space' })
    expect(presses).to.equal(3)
  })

  it('keeps the focus, its name and its size while its command is pending, and ignores presses', () => {
    let presses = 0
    const button = (pending: boolean) => (
      <Button pending={pending} onClick={() => (presses += 1)}>
        Unlock
      </Button>
    )
    const { get, root, render } = mount(button(false))
    const unlock = get('button', 'Unlock')
    const { width, height } = unlock.getBoundingClientRect()
    unlock.focus()
    render(button(true))
    press(unlock)
    expect(presses).to.equal(0)
    expect(root.activeElement).to.equal(unlock)
    expect(unlock.ariaBusy).to.equal('true')
    expect(unlock.ariaDisabled).to.equal('true')
    expect(get('button', 'Unlock')).to.equal(unlock)
    expect(unlock.getBoundingClientRect()).to.include({ width, height })
  })

  it('does not submit a form while it is pending', () => {
    let submits = 0
    const { get } = mount(
      <form onSubmit={() => (submits += 1)}>
        <Button type="submit" pending>
          Save
        </Button>
      </form>
    )
    press(get('button', 'Save'))
    expect(submits).to.equal(0)
  })

  it('has a name and a tooltip if it is only an icon', () => {
    const { get } = mount(<IconButton label="Refresh" icon={<svg />} />)
    expect(get('button', 'Refresh').title).to.equal('Refresh')
  })

  it('can be styled from outside as the part "button"', () => {
    const { get } = mount(<Button>Save</Button>)
    expect(get('button', 'Save').part.contains('button')).to.equal(true)
  })
})

function Search({ initial = '' }) {
  const [value, setValue] = useState(initial)
  return <SearchBox label="Search devices" clearLabel="Clear search" value={value} onChange={setValue} />
}

describe('Search field', () => {
  it('is a named searchbox that reports the typed text', async () => {
    const { get } = mount(<Search />)
    const box = get('searchbox', 'Search devices')
    box.focus()
    await sendKeys({ type: 'front' })
    expect(box).to.have.property('value', 'front')
  })

  it('is cleared by Escape, and passes Escape on only if it is empty', async () => {
    const { get, host } = mount(<Search initial="front" />)
    let escapes = 0
    host.addEventListener('keydown', () => (escapes += 1))
    const box = get('searchbox')
    box.focus()
    await sendKeys({ press: 'Escape' })
    expect(box).to.have.property('value', '')
    expect(escapes).to.equal(0)
    await sendKeys({ press: 'Escape' })
    expect(escapes).to.equal(1)
  })

  it('has a button that clears it and returns the focus', () => {
    const { get, all, root } = mount(<Search initial="front" />)
    press(get('button', 'Clear search'))
    expect(get('searchbox')).to.have.property('value', '')
    expect(root.activeElement).to.equal(get('searchbox'))
    expect(all('button')).to.have.length(0)
  })

  it('keeps its height when the button appears', () => {
    const empty = mount(<Search />).host.getBoundingClientRect().height
    expect(mount(<Search initial="front" />).host.getBoundingClientRect().height).to.equal(empty)
  })
})

describe('Chip', () => {
  it('exposes its pressed state, and toggles', () => {
    const toggled: string[] = []
    const { get } = mount(
      <Chip pressed tone="danger" onToggle={() => toggled.push('toggled')}>
        2 device issues
      </Chip>
    )
    const chip = get('button', '2 device issues')
    expect(chip.ariaPressed).to.equal('true')
    press(chip)
    expect(toggled).to.have.length(1)
  })
})

describe('Editable text', () => {
  const tooShort = 'At least 2 characters'
  const taken = 'There is a Back Door already'

  function setUp(onSave: (typed: string) => Promise<true | string> = async () => true) {
    return mount(
      <EditableText
        value="Front Door"
        label="Name"
        editLabel="Edit name"
        saveLabel="Save"
        cancelLabel="Cancel"
        validate={(typed) => (typed.length < 2 ? tooShort : undefined)}
        onSave={onSave}
        Conflict={() => null}
        Guard={() => null}
      />
    )
  }

  it('opens as a field with its text selected', async () => {
    const { get, root } = setUp()
    press(get('button', 'Edit name'))
    const field = get('textbox', 'Name')
    expect(root.activeElement).to.equal(field)
    await sendKeys({ type: 'Back' })
    expect(field).to.have.property('value', 'Back')
  })

  it('is saved by Enter and returns the focus to the edit button', async () => {
    const saved: string[] = []
    const { get, root } = setUp(async (typed) => saved.push(typed) > 0 || taken)
    press(get('button', 'Edit name'))
    type(get('textbox'), 'Back Door')
    await sendKeys({ press: 'Enter' })
    expect(saved).to.deep.equal(['Back Door'])
    expect(root.activeElement).to.equal(get('button', 'Edit name'))
  })

  it('is reset by Escape, which is not passed on', async () => {
    const saved: string[] = []
    const { get, root, host } = setUp(async (typed) => saved.push(typed) > 0 || taken)
    let escapes = 0
    host.addEventListener('keydown', () => (escapes += 1))
    press(get('button', 'Edit name'))
    type(get('textbox'), 'Back Door')
    await sendKeys({ press: 'Escape' })
    expect(saved).to.have.length(0)
    expect(escapes).to.equal(0)
    expect(root.activeElement).to.equal(get('button', 'Edit name'))
    press(get('button', 'Edit name'))
    expect(get('textbox')).to.have.property('value', 'Front Door')
  })

  it('does not save if nothing was changed', () => {
    const saved: string[] = []
    const { get } = setUp(async (typed) => saved.push(typed) > 0 || taken)
    press(get('button', 'Edit name'))
    press(get('button', 'Save'))
    get('button', 'Edit name')
    expect(saved).to.have.length(0)
  })

  it('shows the validation error under the field until the value is valid', async () => {
    const { get, all } = setUp()
    press(get('button', 'Edit name'))
    const field = get('textbox')
    type(field, 'B')
    await sendKeys({ press: 'Enter' })
    expect(field.ariaInvalid).to.equal('true')
    expect(field.ariaDescribedByElements?.map(({ textContent }) => textContent)).to.deep.equal([tooShort])
    type(field, 'Ba')
    expect(field.ariaInvalid).to.equal('false')
    expect(all('alert', tooShort)).to.have.length(0)
  })

  /** Types another name and saves it. Returns a function that makes saving fail. */
  async function failing() {
    let fail = () => {}
    const mounted = setUp(() => new Promise((resolve) => (fail = () => resolve(taken))))
    press(mounted.get('button', 'Edit name'))
    type(mounted.get('textbox'), 'Back Door')
    await sendKeys({ press: 'Enter' })
    return { ...mounted, fail: () => fail() }
  }

  it('opens again with the typed text and an error under the field if saving fails', async () => {
    const { fail, root, all } = await failing()
    fail()
    const field = await until(() => root.querySelector('input'))
    expect(field.value).to.equal('Back Door')
    expect(root.activeElement).to.equal(field)
    expect(field.ariaInvalid).to.equal('true')
    expect(field.ariaDescribedByElements?.map(({ textContent }) => textContent)).to.deep.equal([taken])
    expect(all('alert', taken)).to.have.length(1)
    expect(root.querySelector('[part=toast]')).to.equal(null)
  })

  it('shows the error until the text is changed or the editing is canceled', async () => {
    for (const end of ['type', 'Escape']) {
      const { fail, root, all } = await failing()
      fail()
      const field = await until(() => root.querySelector('input'))
      if (end === 'type') type(field, 'Back Doors')
      else await sendKeys({ press: end })
      expect(all('alert', taken)).to.have.length(0)
    }
  })

  it('leaves the focus where the user has moved it meanwhile', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    const { fail, root, all } = await failing()
    elsewhere.focus()
    fail()
    await until(() => root.querySelector('input'))
    expect(document.activeElement).to.equal(elsewhere)
    expect(all('alert', taken)).to.have.length(1)
    elsewhere.remove()
  })

  it('shows a toast if saving fails after it was removed', async () => {
    const { fail, render, all } = await failing()
    render(<p>Another screen</p>)
    fail()
    await until(() => all('alert', taken).length === 1)
  })
})
