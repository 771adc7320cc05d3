import download from 'lucide/dist/esm/icons/download.mjs'
import { useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { icon } from '../../../ui/icons.js'
import { Menu } from '../../../ui/overlay/menu.js'
import type { ExportDialogProps } from './export-dialog.js'
import type { ExportFormat } from './export-events.js'

const Download = /* @__PURE__ */ icon(download)

const ExportDialog = lazyPart(() => import('./export-dialog.js').then(({ ExportDialog: part }) => part))

/** Button that exports the log, as a file or on paper. */
export function ExportMenu(props: Omit<ExportDialogProps, 'format' | 'onClose'>) {
  const { exporting } = useTexts(ACTIVITY)
  const [format, setFormat] = useState<ExportFormat>()
  return (
    <>
      <Menu
        label={exporting.button}
        icon={<Download />}
        items={(['csv', 'print'] as const).map((each) => ({
          label: exporting[each],
          onSelect: () => setFormat(each)
        }))}
      />
      {format && <ExportDialog {...props} format={format} onClose={() => setFormat(undefined)} />}
    </>
  )
}
