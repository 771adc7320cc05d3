import { sendKeys } from '@web/test-runner-commands'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../src/ui/actions/button.js'
import { Confirmation } from '../../src/ui/overlay/confirmation.js'
import { Dialog } from '../../src/ui/overlay/dialog.js'
import { focused, nothing } from './focused.js'
import { frames, type Mounted, mount, press, unmountAll, until } from './mount.js'

afterEach(unmountAll)

function Asking({ onConfirm = nothing, removesButton = false }) {
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {!(asks && removesButton) && (
        <Button ref={button} onClick={() => setAsks(true)}>
          Delete
        </Button>
      )}
      {asks && (
        <Confirmation
          subject="Cleaning crew"
          message="Delete this code?"
          confirmLabel="Delete code"
          cancelLabel="Keep"
          onConfirm={() => {
            setAsks(false)
            onConfirm()
          }}
          onCancel={() => setAsks(false)}
          returnTo={removesButton ? button : undefined}
        />
      )}
    </>
  )
}

function Leaving() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button onClick={() => setAsks(true)}>Back</Button>
      {asks && (
        <Dialog
          title="Discard changes?"
          subject="Cleaning crew"
          message="What you typed is not saved."
          onCancel={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>Keep editing</Button>
              <Button>Discard</Button>
            </>
          }
        />
      )}
    </>
  )
}

describe('Confirmation', () => {
  const ask = (mounted: Mounted) => {
    mounted.get('button', 'Delete').focus()
    press(mounted.get('button', 'Delete'))
  }

  it('is a dialog named by its question and its subject, with the focus on the harmless button', () => {
    const mounted = mount(<Asking />)
    ask(mounted)
    expect(mounted.get('alertdialog', 'Delete this code? Cleaning crew').part.contains('dialog')).to.equal(true)
    expect(focused(mounted)).to.equal('Keep')
  })

  it('runs its action once when it is confirmed', () => {
    let confirmations = 0
    const mounted = mount(<Asking onConfirm={() => (confirmations += 1)} />)
    ask(mounted)
    press(mounted.get('button', 'Delete code'))
    expect(confirmations).to.equal(1)
    expect(mounted.all('alertdialog')).to.have.length(0)
  })

  for (const removesButton of [false, true]) {
    it(`is canceled by Escape, which returns the focus to a button that ${removesButton ? 'is rendered again' : 'stayed'}`, async () => {
      const mounted = mount(<Asking removesButton={removesButton} />)
      let escapes = 0
      mounted.host.addEventListener('keydown', () => (escapes += 1))
      ask(mounted)
      expect(focused(mounted)).to.equal('Keep')
      await sendKeys({ press: 'Escape' })
      await until(() => focused(mounted) === 'Delete')
      expect(mounted.all('alertdialog')).to.have.length(0)
      expect(escapes).to.equal(0)
    })
  }

  it('leaves the focus where it is if it is elsewhere', async () => {
    const mounted = mount(<Asking />)
    ask(mounted)
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    press(mounted.get('button', 'Keep'))
    await frames(1)
    expect(document.activeElement).to.equal(elsewhere)
    elsewhere.remove()
  })
})

describe('Dialog', () => {
  const open = (mounted: Mounted) => {
    mounted.get('button', 'Back').focus()
    press(mounted.get('button', 'Back'))
  }

  it('is modal, named and described, and focuses its first action', () => {
    const mounted = mount(<Leaving />)
    open(mounted)
    const dialog = mounted.get('alertdialog', 'Discard changes? Cleaning crew')
    expect(dialog.matches(':modal')).to.equal(true)
    expect(dialog.part.contains('dialog')).to.equal(true)
    expect(dialog.ariaDescribedByElements?.[0]?.textContent).to.equal('What you typed is not saved.')
    expect(focused(mounted)).to.equal('Keep editing')
  })

  it('is canceled by Escape, which is not passed on and returns the focus', async () => {
    const mounted = mount(<Leaving />)
    let escapes = 0
    mounted.host.addEventListener('keydown', () => (escapes += 1))
    open(mounted)
    await sendKeys({ press: 'Escape' })
    await until(() => focused(mounted) === 'Back')
    expect(mounted.all('alertdialog')).to.have.length(0)
    expect(escapes).to.equal(0)
  })

  it('returns the focus when an action closes it, and can be opened again', async () => {
    const mounted = mount(<Leaving />)
    for (let time = 0; time < 2; time += 1) {
      open(mounted)
      flushSync(() => mounted.get('button', 'Keep editing').click())
      await until(() => focused(mounted) === 'Back')
    }
  })
})
