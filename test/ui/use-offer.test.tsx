import { Button } from '../../src/ui/actions/button.js'
import { useOffer } from '../../src/ui/actions/use-offer.js'
import { clock, useFakeClock } from '../clock.js'
import { advance } from '../passing-time.js'
import { type Mounted, mount, unmountAll } from './mount.js'

let taken: (string | undefined)[] = []

function Command({ action }: { readonly action: string | undefined }) {
  const { ref, isMuted, take } = useOffer(action)
  return (
    <Button ref={ref} isUnavailable={isMuted} onClick={() => take() && taken.push(action)}>
      Command
    </Button>
  )
}

describe('useOffer', () => {
  useFakeClock()
  afterEach(unmountAll)
  beforeEach(() => {
    taken = []
  })
  const pass = (milliseconds: number): Promise<void> => advance(clock, milliseconds)

  /** Shows a control that has offered "lock" for long. */
  async function mountReady(): Promise<{ readonly mounted: Mounted; readonly button: HTMLElement }> {
    const mounted = mount(<Command action="lock" />)
    await pass(2000)
    return { mounted, button: mounted.get('button') }
  }
  const pointerDown = (button: HTMLElement): boolean =>
    button.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, bubbles: true, composed: true }))
  const pointerClick = (button: HTMLElement): boolean =>
    button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }))

  it('mutes a control until 800 ms after it was painted', async () => {
    const button = mount(<Command action="lock" />).get('button')
    expect(button.ariaDisabled).to.equal('true')
    await pass(0)
    await pass(799)
    button.click()
    expect([taken, button.ariaDisabled]).to.deep.equal([[], 'true'])
    await pass(1)
    expect(button.ariaDisabled).to.equal(null)
    button.click()
    expect(taken).to.deep.equal(['lock'])
  })

  it('mutes a control until 1 s after a change of its action was painted', async () => {
    const { mounted, button } = await mountReady()
    mounted.render(<Command action="unlock" />)
    expect(button.ariaDisabled, 'at once').to.equal('true')
    await pass(0)
    await pass(999)
    expect(button.ariaDisabled).to.equal('true')
    await pass(1)
    button.click()
    expect(taken).to.deep.equal(['unlock'])
  })

  it('mutes a control whose action is offered again after a command', async () => {
    const { mounted, button } = await mountReady()
    mounted.render(<Command action={undefined} />)
    await pass(5000)
    expect(button.ariaDisabled, 'without an action').to.equal(null)
    mounted.render(<Command action="lock" />)
    await pass(0)
    await pass(999)
    button.click()
    expect(taken).to.deep.equal([])
  })

  for (const gap of [100, 300, 600, 999]) {
    it(`mutes a control after a change while it is pressed every ${gap} ms`, async () => {
      const { mounted, button } = await mountReady()
      mounted.render(<Command action="unlock" />)
      for (let passed = 0; passed < 5000; passed += gap) {
        button.click()
        await pass(gap)
      }
      button.click()
      expect(taken).to.deep.equal([])
      await pass(1000)
      button.click()
      expect(taken).to.deep.equal(['unlock'])
    })
  }

  it('counts presses before the change', async () => {
    const { mounted, button } = await mountReady()
    mounted.render(<Command action={undefined} />)
    await pass(0)
    mounted.render(<Command action="unlock" />)
    await pass(500)
    pointerDown(button)
    await pass(600)
    pointerClick(button)
    expect(taken, '600 ms after the last press').to.deep.equal([])
    await pass(400)
    pointerDown(button)
    pointerClick(button)
    expect(taken).to.deep.equal(['unlock'])
  })

  it('ignores a press that began while the control was muted', async () => {
    const button = mount(<Command action="lock" />).get('button')
    await pass(700)
    pointerDown(button)
    await pass(200)
    expect(button.ariaDisabled).to.equal(null)
    pointerClick(button)
    expect(taken).to.deep.equal([])
  })

  it('counts from the first frame of a page that was hidden', async () => {
    const { requestAnimationFrame: request } = globalThis
    let paint = (): void => {}
    globalThis.requestAnimationFrame = (callback) => {
      paint = () => callback(0)
      return 0
    }
    try {
      const button = mount(<Command action="lock" />).get('button')
      await pass(60_000)
      expect(button.ariaDisabled, 'while hidden').to.equal('true')
      paint()
      await pass(0)
      await pass(799)
      expect(button.ariaDisabled, 'soon after it is shown').to.equal('true')
      await pass(1)
      expect(button.ariaDisabled).to.equal(null)
    } finally {
      globalThis.requestAnimationFrame = request
    }
  })
})
