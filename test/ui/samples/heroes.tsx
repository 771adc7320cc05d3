import { Button } from '../../../src/ui/actions/button.js'
import { Status } from '../../../src/ui/feedback/status.js'
import { KeyRound, Thermometer, Wifi } from '../../../src/ui/icons.js'
import { Disclosure } from '../../../src/ui/layout/disclosure.js'
import { Hero } from '../../../src/ui/layout/hero.js'
import { PropertyList, PropertyRow } from '../../../src/ui/layout/property-row.js'
import { Reading } from '../../../src/ui/layout/reading.js'
import { Thumbnail } from '../../../src/ui/layout/thumbnail.js'
import { edited } from './fields.js'
import { LONG, nothing, tones } from './words.js'

/** Top of a lock screen with a disclosure below it. */
export const heroes = (
  <>
    <Hero
      label="Front Door"
      picture={<Thumbnail fallback={<KeyRound />} size={48} />}
      title={edited}
      meta={
        <>
          <Status icon={<Wifi />}>Online</Status>
          <span>{LONG}</span>
        </>
      }
    >
      <Reading icon={<KeyRound />} tone="ok" note={LONG}>
        Locked
      </Reading>
      <Button onClick={nothing}>Unlock</Button>
      <Button pending onClick={nothing}>
        Unlock
      </Button>
    </Hero>
    <Disclosure kind="sample" title={LONG} isOpenAtFirst>
      <PropertyList>
        <PropertyRow label="Model">{LONG}</PropertyRow>
      </PropertyList>
    </Disclosure>
  </>
)

/** Readings of each size and tone. */
export const readings = [...tones, undefined].flatMap((tone) =>
  (['title', 'reading', 'display'] as const).map((size) => (
    <Reading key={`${tone} ${size}`} icon={<Thermometer />} tone={tone} size={size} label="Temperature" note={LONG}>
      69°F
    </Reading>
  ))
)
