import { registerStyles } from '../../ui/style/styles.js'
import chip from '../../ui/actions/chip.css'
import { useMessages } from '../../element/custom-element/element-context.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { useOverviewNavigation } from './overview-navigation.js'
import type { OverviewState } from './use-overview.js'

registerStyles(chip)

/** Number of devices, in total and by state. Each number opens the device table with the matching filter. */
export function Numbers({ devices, numbers }: Pick<OverviewState, 'devices' | 'numbers'>) {
  const texts = useMessages(OVERVIEW)
  const { hold, openTable } = useOverviewNavigation()
  return (
    <div role="group" aria-label={texts.numbers} className="overview-numbers">
      <button type="button" className="chip" ref={hold('all')} onClick={() => openTable('all')}>
        {texts.all(devices.length)}
      </button>
      {numbers.map(({ name, filter, count }) => (
        <button key={name} type="button" className="chip" ref={hold(name)} onClick={() => openTable(name, filter)}>
          {texts.counts[name](count)}
        </button>
      ))}
    </div>
  )
}
