import { type ReactNode, useLayoutEffect } from 'react'
import { SetPointBadge } from '../../../src/features/climate/presets/preset-chips.js'
import { Button } from '../../../src/ui/actions/button.js'
import { Chip } from '../../../src/ui/actions/chip.js'
import { IconButton } from '../../../src/ui/actions/icon-button.js'
import { CopyButton } from '../../../src/ui/copy/copy-button.js'
import { CopyFallback } from '../../../src/ui/copy/copy-fallback.js'
import { Alert } from '../../../src/ui/feedback/alert.js'
import { Announcer } from '../../../src/ui/feedback/announcer.js'
import { Badge } from '../../../src/ui/feedback/badge.js'
import { Banner } from '../../../src/ui/feedback/banner.js'
import { EmptyState } from '../../../src/ui/feedback/empty-state.js'
import { ErrorMessage } from '../../../src/ui/feedback/error-message.js'
import { LoadingToast } from '../../../src/ui/feedback/loading-toast.js'
import { SaveStatus } from '../../../src/ui/feedback/save-status.js'
import { Skeleton } from '../../../src/ui/feedback/skeleton.js'
import { Status } from '../../../src/ui/feedback/status.js'
import { useToasts } from '../../../src/ui/feedback/toasts.js'
import { SearchBox } from '../../../src/ui/fields/search-box.js'
import { CircleCheck, KeyRound, TriangleAlert } from '../../../src/ui/icons.js'
import { Battery } from '../../../src/ui/layout/battery.js'
import { Card } from '../../../src/ui/layout/card.js'
import { PropertyList, PropertyRow } from '../../../src/ui/layout/property-row.js'
import { ScreenHeader } from '../../../src/ui/layout/screen-header.js'
import { Section } from '../../../src/ui/layout/section.js'
import { Tabs } from '../../../src/ui/layout/tabs.js'
import { SkeletonRows } from '../../../src/ui/list/skeleton-rows.js'
import { Tooltip } from '../../../src/ui/overlay/tooltip.js'
import { TimeBar } from '../../../src/ui/time-bar/time-bar.js'
import { scales, steppers } from './climate.js'
import { edited, fields, selects, zones } from './fields.js'
import { heroes, readings } from './heroes.js'
import { confirmation, menu, rowsWithActions, table } from './lists.js'
import { LONG, nothing, tones } from './words.js'

function Toasted() {
  const { show } = useToasts()
  useLayoutEffect(() => {
    show({ variant: 'success', message: LONG })
    show({ variant: 'error', message: LONG, action: { label: 'Try again', onAction: nothing } })
  }, [show])
  return <div style={{ blockSize: 300 }} />
}

const copied = { hint: (keys: string) => `Press ${keys} to copy`, closeLabel: 'Close' }

/** Every component of the kit by name, with more content than fits. */
export const pieces: Record<string, ReactNode> = {
  buttons: (['primary', 'secondary', 'plain', 'danger', 'destructive', 'link'] as const).map((variant) => (
    <div key={variant}>
      <Button variant={variant}>Unlock</Button>
      <Button variant={variant} icon={<KeyRound />} pending>
        Unlock
      </Button>
      <Button variant={variant} disabled>
        Unlock
      </Button>
      <IconButton label="Refresh" icon={<KeyRound />} />
    </div>
  )),
  'search boxes': <SearchBox label="Search" placeholder="Search" clearLabel="Clear" value="front" onChange={nothing} />,
  'empty search boxes': (
    <SearchBox label="Search" placeholder="Search" clearLabel="Clear" value="" onChange={nothing} />
  ),
  'chips and badges': tones.map((tone) => (
    <div key={tone}>
      <Badge tone={tone} icon={<TriangleAlert />}>
        {LONG}
      </Badge>
      <Chip tone={tone} icon={<TriangleAlert />} pressed onToggle={nothing}>
        2 device issues
      </Chip>
      <Chip tone={tone} pressed={false} onToggle={nothing}>
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
    <EmptyState icon={<KeyRound />} title={LONG} action={<Button>Clear</Button>}>
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
  heroes,
  readings,
  menus: menu('Actions'),
  confirmations: confirmation,
  'lists with actions': rowsWithActions,
  fields,
  'option lists': zones(5),
  'long option lists': zones(200),
  'empty option lists': zones(0),
  'texts to copy': (
    <>
      <CopyButton text={LONG} label="Copy" copiedLabel="Copied" fieldLabel="Code" {...copied} />
      <CopyFallback text={LONG} label="Code" {...copied} onClose={nothing} />
    </>
  ),
  'time bars': ([4, 24, 72] as const).map((size) => (
    <TimeBar
      key={size}
      size={size}
      spans={[{ from: 0, to: 0.8, open: 'start' }]}
      now={0.5}
      parts={7}
      label="Ends tomorrow"
    />
  )),
  'temperature scales': scales(71),
  'scales with a temperature at the start': scales(45),
  'scales with a temperature beyond the end': scales(97),
  steppers,
  tabs: (
    <Tabs
      label="Noise sensor"
      selected="details"
      onSelect={nothing}
      tabs={[{ id: 'details', label: 'Details', content: <p>{LONG}</p> }]}
    />
  ),
  tooltips: <Tooltip label="About" text={LONG} />,
  selects,
  'save states': (['idle', 'saving', 'saved'] as const).map((state) => (
    <SaveStatus key={state} state={state} labels={{ saving: 'Saving…', saved: 'Saved' }} />
  )),
  'set points': (['heat', 'cool'] as const).map((tone) => (
    <SetPointBadge key={tone} tone={tone}>
      Heat 68°F
    </SetPointBadge>
  )),
  lists: table(3),
  'long lists': table(200),
  'skeleton rows': <SkeletonRows leading />
}
