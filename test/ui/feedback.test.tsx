import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { sendMouse } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { Button } from '../../src/ui/actions/button.js'
import { Announcer } from '../../src/ui/feedback/announcer.js'
import { Banner } from '../../src/ui/feedback/banner.js'
import { ErrorMessage } from '../../src/ui/feedback/error-message.js'
import { LiveRegion } from '../../src/ui/feedback/live-region.js'
import { LoadingToast } from '../../src/ui/feedback/loading-toast.js'
import type { ToastOptions } from '../../src/ui/feedback/toast.js'
import { useToasts } from '../../src/ui/feedback/toasts.js'
import { frames, type Mounted, mount, press, unmountAll } from './mount.js'

let clock: Clock

function passes(milliseconds: number) {
  flushSync(() => clock.tick(milliseconds))
}

beforeEach(() => {
  clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  clock.uninstall()
  unmountAll()
})

function Shower(toast: ToastOptions) {
  const { show } = useToasts()
  return (
    <div style={{ blockSize: 200 }}>
      <Button onClick={() => show(toast)}>Show</Button>
    </div>
  )
}

const isShown = ({ root }: Mounted, text: string) => root.textContent.includes(text)
const toastOf = ({ root }: Pick<Mounted, 'root'>) => root.querySelector<HTMLElement>('[part=toast]')

describe('Toast', () => {
  const saved: ToastOptions = { variant: 'success', message: 'Access code updated' }
  const failed: ToastOptions = { variant: 'error', message: 'Failed to update lock status' }

  it('is announced politely if it reports a success', () => {
    const { get } = mount(<Shower {...saved} />)
    const region = get('status', '')
    press(get('button', 'Show'))
    expect(region.textContent).to.contain('Access code updated')
  })

  it('is announced assertively if it reports a failure, in a live region that existed before', () => {
    const { get } = mount(<Shower {...failed} />)
    const region = get('alert')
    expect(region.textContent).to.equal('')
    press(get('button', 'Show'))
    expect(region.textContent).to.contain('Failed to update lock status')
  })

  it('closes after 5,000 ms', () => {
    const mounted = mount(<Shower {...saved} />)
    press(mounted.get('button', 'Show'))
    passes(4999)
    expect(isShown(mounted, 'Access code updated')).to.equal(true)
    passes(1)
    expect(isShown(mounted, 'Access code updated')).to.equal(false)
  })

  it('closes after 5,000 ms if it is shown when the previous one closes', () => {
    const mounted = mount(<Shower {...saved} />)
    const show = mounted.get('button', 'Show')
    press(show)
    flushSync(() => {
      clock.tick(5000)
      show.click()
    })
    expect(isShown(mounted, 'Access code updated')).to.equal(true)
    passes(5000)
    expect(isShown(mounted, 'Access code updated')).to.equal(false)
  })

  it('pauses while it is hovered, and then stays for the remaining time', async () => {
    const mounted = mount(<Shower {...saved} />)
    press(mounted.get('button', 'Show'))
    passes(4000)
    const { left, top } = toastOf(mounted)?.getBoundingClientRect() ?? { left: 0, top: 0 }
    await sendMouse({ type: 'move', position: [Math.round(left + 20), Math.round(top + 20)] })
    await frames(5)
    passes(60_000)
    expect(isShown(mounted, 'Access code updated')).to.equal(true)
    await sendMouse({ type: 'move', position: [0, 0] })
    await frames(5)
    passes(999)
    expect(isShown(mounted, 'Access code updated')).to.equal(true)
    passes(1)
    expect(isShown(mounted, 'Access code updated')).to.equal(false)
  })

  it('pauses while the focus is in it', () => {
    const mounted = mount(<Shower {...saved} />)
    press(mounted.get('button', 'Show'))
    flushSync(() => mounted.get('button', 'Dismiss').focus())
    passes(60_000)
    expect(isShown(mounted, 'Access code updated')).to.equal(true)
    flushSync(() => mounted.get('button', 'Show').focus())
    passes(5000)
    expect(isShown(mounted, 'Access code updated')).to.equal(false)
  })

  it('can be dismissed, which returns the focus and does not delay later toasts', () => {
    const mounted = mount(<Shower {...saved} />)
    const { get, root } = mounted
    flushSync(() => get('button', 'Show').focus())
    press(get('button', 'Show'))
    flushSync(() => get('button', 'Dismiss').focus())
    press(get('button', 'Dismiss'))
    expect(isShown(mounted, 'Access code updated')).to.equal(false)
    expect(root.activeElement).to.equal(get('button', 'Show'))
    press(get('button', 'Show'))
    passes(5000)
    expect(isShown(mounted, 'Access code updated')).to.equal(false)
  })

  it('offers its action, and closes with it', () => {
    let retries = 0
    const mounted = mount(<Shower {...failed} action={{ label: 'Try again', onAction: () => (retries += 1) }} />)
    press(mounted.get('button', 'Show'))
    press(mounted.get('button', 'Try again'))
    expect(retries).to.equal(1)
    expect(isShown(mounted, 'Failed')).to.equal(false)
  })

  it('is shown together with at most two others', () => {
    const mounted = mount(<Shower {...saved} />)
    for (let shown = 0; shown < 5; shown += 1) press(mounted.get('button', 'Show'))
    expect(mounted.root.querySelectorAll('[part=toast]')).to.have.length(3)
  })

  it('keeps its close button at the end of the first line and its action below the text if it is narrow', () => {
    const message = 'The lock did not answer, and nobody knows whether it is locked'
    const { host, get, root } = mount(
      <Shower {...failed} message={message} action={{ label: 'Try again', onAction: () => undefined }} />
    )
    host.style.inlineSize = '320px'
    press(get('button', 'Show'))
    const toast = toastOf({ root })?.getBoundingClientRect() ?? new DOMRect()
    const dismiss = get('button', 'Dismiss').getBoundingClientRect()
    const words = root.querySelector('[part=toast] span')?.getBoundingClientRect() ?? new DOMRect()
    expect(toast.right - dismiss.right).to.be.within(0, 8)
    expect(dismiss.top - toast.top).to.be.within(0, 8)
    expect(words.right).to.be.at.most(dismiss.left)
    const action = get('button', 'Try again').getBoundingClientRect()
    // Browsers round each edge separately.
    expect(action.top).to.be.at.least(words.bottom - 0.01)
    expect(action.left).to.equal(words.left)
  })

  it('shows the reason of a failure below it', () => {
    const { get, root } = mount(<Shower {...failed} detail="The device is offline." />)
    press(get('button', 'Show'))
    const [words, reason] = toastOf({ root })?.querySelector('span')?.childNodes ?? []
    expect([words?.textContent, reason?.textContent]).to.deep.equal([
      'Failed to update lock status',
      'The device is offline.'
    ])
  })

  it('is not displaced before it was visible if it reports a failure, but waits for a free place', () => {
    const counted: string[] = []
    function Many() {
      const { show } = useToasts()
      function showAll() {
        for (let count = 1; count <= 5; count += 1) show({ ...failed, message: `Failure ${count}` })
        for (let count = 1; count <= 5; count += 1) show({ ...saved, message: `Success ${count}` })
      }
      return <Button onClick={showAll}>Show</Button>
    }
    const mounted = mount(<Many />)
    const said = () => [...mounted.root.querySelectorAll('[part=toast] span')].map(({ textContent }) => textContent)
    press(mounted.get('button', 'Show'))
    expect(said()).to.deep.equal(['Failure 1', 'Failure 2', 'Failure 3', 'Success 5'])
    for (let shown = 0; shown < 3; shown += 1) {
      counted.push(...said().filter((text) => text?.startsWith('Failure')))
      passes(5000)
    }
    expect(counted).to.deep.equal(['Failure 1', 'Failure 2', 'Failure 3', 'Failure 4', 'Failure 5'])
    expect(said()).to.deep.equal([])
  })

  it('stays until it can be seen if it reports a failure', () => {
    const mounted = mount(<Shower {...failed} />)
    press(mounted.get('button', 'Show'))
    mounted.setSeen(false)
    passes(60_000)
    expect(isShown(mounted, 'Failed')).to.equal(true)
    mounted.setSeen(true)
    passes(5000)
    expect(isShown(mounted, 'Failed')).to.equal(false)
  })
})

describe('Loading toast', () => {
  const loading = <LoadingToast active label="Loading devices" />
  const loaded = <LoadingToast active={false} label="Loading devices" />

  it('keeps its words after loading, fades 1,000 ms later, and is removed after 1,500 ms', () => {
    const mounted = mount(loading)
    passes(60_000)
    expect(isShown(mounted, 'Loading devices')).to.equal(true)
    mounted.render(loaded)
    passes(999)
    expect(toastOf(mounted)?.style.opacity).to.equal('1')
    passes(1)
    expect(toastOf(mounted)?.style.opacity).to.equal('0')
    passes(499)
    expect(isShown(mounted, 'Loading devices')).to.equal(true)
    passes(1)
    expect(toastOf(mounted)).to.equal(null)
  })

  it('is visible after 1,000 ms of loading, and announced before', () => {
    const mounted = mount(loading)
    mounted.get('status', 'Loading devices')
    passes(999)
    expect(toastOf(mounted)?.style.opacity).to.equal('0')
    passes(1)
    expect(toastOf(mounted)?.style.opacity).to.equal('1')
  })

  it('is never visible if loading ends sooner', () => {
    const mounted = mount(loading)
    passes(999)
    mounted.render(loaded)
    expect(toastOf(mounted)).to.equal(null)
    passes(1000)
    expect(toastOf(mounted)).to.equal(null)
  })

  it('is removed at once if loading fails', () => {
    const mounted = mount(loading)
    mounted.render(<LoadingToast active={false} label="Loading devices" failed />)
    expect(toastOf(mounted)).to.equal(null)
  })

  it('is shown again when loading starts again', () => {
    const mounted = mount(loading)
    mounted.render(loaded)
    passes(1200)
    mounted.render(loading)
    passes(60_000)
    expect(toastOf(mounted)?.style.opacity).to.equal('1')
    expect(isShown(mounted, 'Loading devices')).to.equal(true)
  })

  it('is never shown without loading', () => {
    const mounted = mount(loaded)
    for (const step of [0, 1000, 500]) {
      passes(step)
      expect(toastOf(mounted)).to.equal(null)
    }
  })
})

describe('Error message', () => {
  it('is shown as a banner with a next step and without a close button', () => {
    let retries = 0
    const { get, all } = mount(
      <Banner message="Devices could not be loaded" actionLabel="Try again" onAction={() => (retries += 1)} />
    )
    get('alert', 'Devices could not be loaded')
    press(get('button', 'Try again'))
    expect(retries).to.equal(1)
    expect(all('button')).to.have.length(1)
  })

  it('shows a long detail as a whole on request', () => {
    const detail = 'The service of the manufacturer does not respond. '.repeat(12)
    const { get, root } = mount(
      <Banner
        message="Devices could not be loaded"
        detail={detail}
        detailsLabel="Details"
        actionLabel="Try again"
        onAction={() => {}}
      />
    )
    const isShown = () => get('alert', 'Devices could not be loaded').innerText.includes('does not respond')
    expect(isShown()).to.equal(false)
    root.querySelector('summary')?.click()
    expect(isShown()).to.equal(true)
    expect(get('button', 'Try again').checkVisibility()).to.equal(true)
  })

  it('shows the label of a folded detail next to the action, which stays in place', () => {
    for (const width of [288, 868]) {
      const { get, root } = mount(
        <Banner
          message="Devices could not be loaded"
          detail={'The service of the manufacturer does not respond. '.repeat(12)}
          detailsLabel="Details"
          actionLabel="Try again"
          onAction={() => {}}
        />,
        { width }
      )
      const label = root.querySelector('summary')
      const boxOf = (element?: Element | null) => element?.getBoundingClientRect().toJSON()
      const [action, summary] = [boxOf(get('button', 'Try again')), boxOf(label)]
      expect(summary).to.include({ top: action.top, bottom: action.bottom })
      expect(summary.left - action.right).to.be.within(0, 12)
      label?.click()
      expect([boxOf(get('button', 'Try again')), boxOf(label)]).to.deep.equal([action, summary])
      expect(boxOf(root.querySelector('details > div')).top).to.be.least(action.bottom)
    }
  })

  it('shows a short detail as a whole', () => {
    const { all, root } = mount(
      <Banner
        message="It failed"
        detail="Still trying…"
        detailsLabel="Details"
        actionLabel="Try again"
        onAction={() => {}}
      />
    )
    expect(root.textContent).to.contain('Still trying…')
    expect(all('button')).to.have.length(1)
  })

  it('fills an element that has no other content', () => {
    const { get } = mount(
      <ErrorMessage title="Something broke" detail="It is us." actionLabel="Reload" onAction={() => {}} />
    )
    expect(get('alert', 'Something broke').textContent).to.contain('It is us.')
    get('button', 'Reload')
  })

  it('has no button if the user cannot do anything', () => {
    const { all } = mount(<ErrorMessage title="This device could not be found." />)
    expect(all('button')).to.have.length(0)
  })
})

describe('Live region', () => {
  it('is silent while the element is out of view', () => {
    const mounted = mount(
      <>
        <LiveRegion>Saved</LiveRegion>
        <LiveRegion urgent>Failed</LiveRegion>
      </>
    )
    const regions = () => [mounted.get('status', 'Saved').ariaLive, mounted.get('alert', 'Failed').ariaLive]
    expect(regions()).to.deep.equal([null, null])
    mounted.setSeen(false)
    expect(regions()).to.deep.equal(['off', 'off'])
    mounted.setSeen(true)
    expect(regions()).to.deep.equal([null, null])
  })
})

describe('Announcement', () => {
  it('is invisible and announced in a live region that existed before', () => {
    const { all, get, render } = mount(<Announcer message="" />)
    const [region] = all('status')
    render(<Announcer message="3 devices" />)
    expect(get('status', '3 devices')).to.equal(region)
    expect(region?.offsetWidth).to.equal(1)
  })
})
