import { emulateMedia } from '@web/test-runner-commands'
import axe from 'axe-core'
import { expect } from 'chai'
import { type ReactNode, useLayoutEffect } from 'react'
import { Alert } from '../../src/ui/alert.js'
import { Announcer } from '../../src/ui/announcer.js'
import { Banner } from '../../src/ui/banner.js'
import { Battery } from '../../src/ui/battery.js'
import { Button } from '../../src/ui/button.js'
import { Card } from '../../src/ui/card.js'
import { Checkbox } from '../../src/ui/checkbox.js'
import { Chip } from '../../src/ui/chip.js'
import { Choice } from '../../src/ui/choice.js'
import { Confirmation } from '../../src/ui/confirmation.js'
import { CopyButton } from '../../src/ui/copy-button.js'
import { CopyFallback } from '../../src/ui/copy-fallback.js'
import { DateTimeField } from '../../src/ui/date-time-field.js'
import { Dialog } from '../../src/ui/dialog.js'
import { EditableText } from '../../src/ui/editable-text.js'
import { EmptyState } from '../../src/ui/empty-state.js'
import { ErrorMessage } from '../../src/ui/error-message.js'
import { IconButton } from '../../src/ui/icon-button.js'
import { CircleCheck, Lock, TriangleAlert } from '../../src/ui/icons.js'
import { List } from '../../src/ui/list.js'
import { ListRow } from '../../src/ui/list-row.js'
import { LoadingToast } from '../../src/ui/loading-toast.js'
import { Menu } from '../../src/ui/menu.js'
import { OptionList } from '../../src/ui/option-list.js'
import { PropertyList } from '../../src/ui/property-list.js'
import { PropertyRow } from '../../src/ui/property-row.js'
import { RangeScale } from '../../src/ui/range-scale.js'
import { RowAction } from '../../src/ui/row-action.js'
import { SaveStatus } from '../../src/ui/save-status.js'
import { ScreenHeader } from '../../src/ui/screen-header.js'
import { SearchBox } from '../../src/ui/search-box.js'
import { Section } from '../../src/ui/section.js'
import { Select } from '../../src/ui/select.js'
import { SetPointChip } from '../../src/ui/set-point-chip.js'
import { Skeleton } from '../../src/ui/skeleton.js'
import { SkeletonRows } from '../../src/ui/skeleton-rows.js'
import { Status } from '../../src/ui/status.js'
import { Stepper } from '../../src/ui/stepper.js'
import { Tabs } from '../../src/ui/tabs.js'
import { TextField } from '../../src/ui/text-field.js'
import { Thumbnail } from '../../src/ui/thumbnail.js'
import { Timeline } from '../../src/ui/timeline.js'
import { useToasts } from '../../src/ui/toasts.js'
import { Tooltip } from '../../src/ui/tooltip.js'
import { mount, press, unmountAll, until } from './mount.js'

const LONG = 'Guest house, upper floor, the door to the balcony over the garden with_a_word_that_is_quite_long_indeed'
const nothing = () => {}
const tones = ['ok', 'warning', 'danger'] as const

function Toasted() {
  const { show } = useToasts()
  useLayoutEffect(() => {
    show({ variant: 'success', message: LONG })
    show({ variant: 'error', message: LONG, action: { label: 'Try again', onAction: nothing } })
  }, [show])
  return <div style={{ blockSize: 300 }} />
}

const edited = (
  <EditableText
    value={LONG}
    label="Name"
    editLabel="Edit name"
    saveLabel="Save"
    cancelLabel="Cancel"
    validate={() => 'Name must be at least 2 characters long'}
    onSave={async () => true}
  />
)

function table(count: number) {
  const items = Array.from({ length: count }, (_, index) => index)
  return (
    <List
      items={items}
      itemKey={String}
      label="Doors"
      onPress={nothing}
      renderRow={(index) => (
        <ListRow
          leading={<Thumbnail fallback={<Lock />} />}
          title={`${LONG} ${index}`}
          subtitle={LONG}
          trailing={tones.map((tone) => (
            <Status key={tone} tone={tone} icon={<CircleCheck />}>
              Online
            </Status>
          ))}
        />
      )}
    />
  )
}

const menu = (label: string, tabIndex = 0) => (
  <Menu
    label={label}
    icon={<Lock />}
    tabIndex={tabIndex}
    items={[
      { label: 'Edit', icon: <Lock />, onSelect: nothing },
      { label: LONG, onSelect: nothing },
      { label: 'Delete', icon: <Lock />, tone: 'danger', onSelect: nothing }
    ]}
  />
)

const confirmation = (
  <Confirmation message={LONG} confirmLabel="Delete" cancelLabel="Keep" onConfirm={nothing} onCancel={nothing} />
)

const copied = { hint: (keys: string) => `Press ${keys} to copy`, closeLabel: 'Close' }

const rowsWithActions = (
  <List
    items={['Front', LONG]}
    itemKey={String}
    label="Codes"
    onPress={nothing}
    renderRow={(name) => <ListRow dimmed={name === LONG} title={name} subtitle={LONG} trailing={LONG} />}
    renderAction={(name, tabIndex) => <RowAction>{menu(`Actions of ${name}`, tabIndex)}</RowAction>}
    below={(name) => name === 'Front' && confirmation}
  />
)

const fields = (
  <>
    <TextField label="Name" value="" placeholder={LONG} onChange={nothing} hint={LONG} />
    <TextField
      label={LONG}
      value={LONG}
      onChange={nothing}
      error={LONG}
      warning={LONG}
      action={<Button variant="plain">Generate code</Button>}
    />
    <TextField label="Code" value="1234" disabled onChange={nothing} />
    <DateTimeField label="Starts" value="2026-03-29T02:30" onChange={nothing} zone={LONG} warning={LONG} />
    <DateTimeField label="Ends" value="" onChange={nothing} error={LONG} />
    <Checkbox label={LONG} hint={LONG} checked onChange={nothing} />
    <Checkbox label="Allow" checked={false} onChange={nothing} />
    <Choice
      label={LONG}
      options={[
        { value: 'always', label: 'Always' },
        { value: 'between', label: LONG }
      ]}
      value="always"
      onChange={nothing}
    />
  </>
)

function zones(count: number) {
  const options = Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: LONG, description: LONG }))
  const texts = { label: 'Time zone', clearLabel: 'Clear', noMatch: 'No time zone matches', count: String }
  return (
    <Card>
      <OptionList {...texts} options={options} value="3" onChange={nothing} />
    </Card>
  )
}

const heat = { label: 'Heat', value: 68, text: '68°F', min: 45, max: 85, tone: 'heat', onChange: nothing } as const
const cool = { label: 'Cool', value: 74, text: '74°F', min: 60, max: 90, tone: 'cool', onChange: nothing } as const

function scales(current: number) {
  const scale = { label: 'Temperature', min: 45, max: 90, step: 1, current, currentLabel: 'Now 71°F' }
  const texts = { format: (value: number) => `${value}°`, gap: 5, gapLabel: LONG }
  return [[heat, cool], [heat], [cool]].map((handles) =>
    [false, true].map((disabled) => (
      <RangeScale key={`${handles.length} ${disabled}`} {...scale} {...texts} {...{ handles, disabled }} />
    ))
  )
}

const steppers = [heat, { ...cool, label: LONG, value: 90 }].map((handle) =>
  [false, true].map((disabled) => (
    <Stepper key={`${disabled}`} {...handle} step={1} decreaseLabel="Lower" increaseLabel="Raise" {...{ disabled }} />
  ))
)

const modes = [
  { value: 'heat', label: LONG },
  { value: 'off', label: 'Off' }
]

const pieces: Record<string, ReactNode> = {
  buttons: (['primary', 'secondary', 'plain', 'danger'] as const).map((variant) => (
    <div key={variant}>
      <Button variant={variant}>Unlock</Button>
      <Button variant={variant} icon={<Lock />} pending>
        Unlock
      </Button>
      <Button variant={variant} disabled>
        Unlock
      </Button>
      <IconButton label="Refresh" icon={<Lock />} />
    </div>
  )),
  'search boxes': <SearchBox label="Search" placeholder="Search" clearLabel="Clear" value="front" onChange={nothing} />,
  'empty search boxes': (
    <SearchBox label="Search" placeholder="Search" clearLabel="Clear" value="" onChange={nothing} />
  ),
  chips: tones.map((tone) => (
    <div key={tone}>
      <Chip tone={tone} icon={<TriangleAlert />}>
        {LONG}
      </Chip>
      <Chip tone={tone} icon={<TriangleAlert />} pressed onToggle={nothing}>
        2 device issues
      </Chip>
      <Chip tone={tone} onToggle={nothing}>
        2 device issues
      </Chip>
    </div>
  )),
  states: (
    <>
      {tones.map((tone) => (
        <div key={tone}>
          <Status tone={tone} icon={<CircleCheck />}>
            Online
          </Status>
          <Battery tone={tone} level={0.5} label="50%" />
        </div>
      ))}
      <Skeleton />
      <Announcer message="3 devices" />
    </>
  ),
  'alerts and banners': (
    <>
      <Alert variant="error">{LONG}</Alert>
      <Alert variant="warning">{LONG}</Alert>
      <Banner message={LONG} detail="Still trying…" actionLabel="Try again" onAction={nothing} />
      <ErrorMessage title={LONG} detail={LONG} actionLabel="Try again" onAction={nothing} />
    </>
  ),
  toasts: <Toasted />,
  'loading toasts': <LoadingToast active label="Loading devices" />,
  'empty states': (
    <EmptyState icon={<Lock />} title={LONG} action={<Button>Clear</Button>}>
      {LONG}
    </EmptyState>
  ),
  screens: (
    <Card>
      <ScreenHeader
        title={LONG}
        count="12"
        subtitle={LONG}
        backLabel="Back"
        onBack={nothing}
        actions={<Button>Add</Button>}
      >
        <SearchBox label="Search" clearLabel="Clear" value="" onChange={nothing} />
      </ScreenHeader>
      <Section title={LONG}>
        {edited}
        <PropertyList>
          <PropertyRow label="Model">{LONG}</PropertyRow>
        </PropertyList>
      </Section>
    </Card>
  ),
  menus: menu('Actions'),
  confirmations: confirmation,
  'lists with actions': rowsWithActions,
  fields,
  'lists of options': zones(5),
  'long lists of options': zones(200),
  'lists of no options': zones(0),
  'texts to be copied': (
    <>
      <CopyButton text={LONG} label="Copy" copiedLabel="Copied" fieldLabel="Code" {...copied} />
      <CopyFallback text={LONG} label="Code" {...copied} onClose={nothing} />
    </>
  ),
  timelines: [...tones, undefined].map((tone) => (
    <Timeline key={`${tone}`} start={undefined} end={0.6} now={0.5} label="Ends tomorrow" tone={tone} />
  )),
  'scales of temperature': scales(71),
  'scales with a temperature at the start': scales(45),
  'scales with a temperature beyond the end': scales(97),
  steppers,
  tabs: (
    <Tabs
      label="Noise sensor"
      selected="details"
      onSelect={nothing}
      tabs={[
        { id: 'details', label: 'Details', content: <p>{LONG}</p> },
      ]}
    />
  ),
  tooltips: <Tooltip label="About" text={LONG} />,
  selects: (
    <>
      <Select label={LONG} options={modes} value="heat" onChange={nothing} />
      <Select label="Mode" hideLabel disabled options={modes} value="off" onChange={nothing} />
    </>
  ),
  'save states': (['idle', 'saving', 'saved'] as const).map((state) => (
    <SaveStatus key={state} state={state} labels={{ saving: 'Saving…', saved: 'Saved' }} />
  )),
  'set points': (['heat', 'cool'] as const).map((tone) => (
    <SetPointChip key={tone} tone={tone}>
      Heat 68°F
    </SetPointChip>
  )),
  lists: table(3),
  'long lists': table(200),
  'skeleton rows': <SkeletonRows leading />
}

async function violations(host: HTMLElement) {
  const { violations: found } = await axe.run(host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false } }
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

before(() => emulateMedia({ reducedMotion: 'reduce' }))
after(() => emulateMedia({ reducedMotion: 'no-preference' }))
afterEach(unmountAll)

for (const theme of ['light', 'dark']) {
  describe(`For axe, in the ${theme} scheme,`, () => {
    for (const [name, piece] of Object.entries(pieces)) {
      it(`${name} are without fault`, async () => {
        const { host } = mount(piece)
        host.setAttribute('theme', theme)
        expect(await violations(host)).to.deep.equal([])
      })
    }

    it('a field that is being edited, and is wrong, is without fault', async () => {
      const { host, get } = mount(<Card>{edited}</Card>)
      host.setAttribute('theme', theme)
      press(get('button', 'Edit name'))
      press(get('button', 'Save'))
      get('alert', 'Name must')
      expect(await violations(host)).to.deep.equal([])
    })

    it('an open tooltip is without fault', async () => {
      const { host, get } = mount(<Tooltip label="About" text={LONG} />)
      host.setAttribute('theme', theme)
      press(get('button', 'About'))
      expect(await violations(host)).to.deep.equal([])
    })

    it('a menu of which one is chosen is without fault', async () => {
      const items = modes.map(({ value, label }) => ({ label, checked: value === 'off', onSelect: nothing }))
      const { host, get } = mount(<Menu label="Mode" icon={<Lock />} items={items} />)
      host.setAttribute('theme', theme)
      press(get('button', 'Mode'))
      expect(await violations(host)).to.deep.equal([])
    })

    it('an open menu is without fault', async () => {
      const { host, get } = mount(rowsWithActions)
      host.setAttribute('theme', theme)
      press(get('button', 'Actions of Front'))
      get('menu', 'Actions of Front')
      expect(await violations(host)).to.deep.equal([])
    })

    it('an open dialog is without fault', async () => {
      const { host, get } = mount(
        <Dialog title="Discard changes?" message={LONG} actions={<Button>Keep editing</Button>} onCancel={nothing} />
      )
      host.setAttribute('theme', theme)
      get('alertdialog', 'Discard changes?')
      expect(await violations(host)).to.deep.equal([])
    })
  })
}

describe('From 280 px to 1,200 px, written either way,', () => {
  for (const [name, piece] of Object.entries(pieces)) {
    it(`${name} stay inside their element`, async () => {
      for (const width of [280, 480, 1200]) {
        for (const dir of ['ltr', 'rtl']) {
          const { host, root, unmount } = mount(piece, { width })
          host.dir = dir
          await until(() => root.querySelector('div'))
          const frame = host.getBoundingClientRect()
          const outside = [...root.querySelectorAll('*')].filter((element) => {
            const { left, right, width: own } = element.getBoundingClientRect()
            return own > 0 && (left < frame.left - 0.5 || right > frame.right + 0.5)
          })
          expect(outside.map(({ outerHTML }) => outerHTML), `${width} px, ${dir}`).to.deep.equal([])
          unmount()
        }
      }
    })
  }
})

describe('Everything that is pressed', () => {
  it('is at least 24 px high and wide', () => {
    for (const piece of Object.values(pieces)) {
      for (const button of mount(piece).all('button')) {
        const { width, height } = button.getBoundingClientRect()
        expect(Math.min(width, height), button.outerHTML).to.be.at.least(24)
      }
    }
  })
})
