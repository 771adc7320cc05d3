import { dts } from 'rollup-plugin-dts'
export default { input: { 'client/index': 'src/platform/index.ts' }, output: { dir: '/tmp/dts', format:'es', entryFileNames:'[name].d.ts', chunkFileNames:'chunks/[name]-[hash].d.ts' }, plugins: [dts({ tsconfig: 'tsconfig.json', compilerOptions: { stripInternal: true }, includeExternal: ['ky', 'zustand'] })] }
