import { useTexts } from '../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { TriangleAlert } from '../../ui/icons.js'

/** Warning that a preset was deleted. */
export const PresetDeleted = () => (
  <div data-tone="warning" className="schedule-wrong small">
    <TriangleAlert />
    <span>{useTexts(SCHEDULE).presetDeleted}</span>
  </div>
)
