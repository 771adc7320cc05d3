import { Button } from '../../ui/actions/button.js'
import { useOverviewMessages } from './overview-texts.js'
import { useOverviewWays } from './overview-ways.js'
import type { OverviewState } from './use-overview.js'

/** Number of devices, in total and by state. Each number opens the device table with the matching filter. */
export function Numbers({ devices, numbers }: Pick<OverviewState, 'devices' | 'numbers'>) {
  const { overview: texts } = useOverviewMessages()
  const { hold, openTable } = useOverviewWays()
  return (
    <div role="group" aria-label={texts.numbers} className="overview-numbers">
      <Button variant="link" ref={hold('all')} onClick={() => openTable('all')}>
        {texts.all(devices.length)}
      </Button>
      {numbers.map(({ name, filter, count }) => (
        <Button key={name} variant="link" ref={hold(name)} onClick={() => openTable(name, filter)}>
          {texts.counts[name](count)}
        </Button>
      ))}
    </div>
  )
}
