import type { Library, Remedy } from './try-library.ts';

const OPTIONS = `const options = [{ value: 'lagos', label: 'Lagos' }, { value: 'uyo', label: 'Uyo' }];`;
const ROWS = `const rows = [{ name: 'Aba', fee: 3 }, { name: 'Uyo', fee: 5 }];`;

/** Popular React component libraries, with their downloads in a month, in millions (docs/libraries.md). */
export const LIBRARIES: readonly (Library & { downloads: number; note?: string; remedy?: Remedy })[] = [
  {
    packages: ['lucide-react'],
    downloads: 119.8,
    code: `import { House } from 'lucide-react';`,
    element: `<House />`,
    draws: 'svg.lucide-house',
  },
  {
    packages: ['react-remove-scroll'],
    downloads: 112.8,
    code: `import { RemoveScroll } from 'react-remove-scroll';`,
    element: `<RemoveScroll enabled={count === 1}><p className="drawn">fixed</p></RemoveScroll>`,
    draws: '.drawn',
    remedy: {
      text: 'pass `removeScrollBar={false}`, which keeps the scroll bar.',
      element: `<RemoveScroll enabled={count === 1} removeScrollBar={false}><p className="drawn">fixed</p></RemoveScroll>`,
    },
  },
  {
    packages: ['framer-motion'],
    downloads: 109.7,
    code: `import { AnimatePresence, motion } from 'framer-motion';`,
    element: `<AnimatePresence>{count === 1 && <motion.p className="drawn" animate={{ opacity: 1 }}>moved</motion.p>}</AnimatePresence>`,
    draws: '.drawn',
  },
  {
    packages: ['react-transition-group'],
    downloads: 97.8,
    code: `import { CSSTransition } from 'react-transition-group';
import { useRef } from 'react';`,
    hooks: `const node = useRef(null);`,
    element: `<CSSTransition in={count === 1} timeout={50} nodeRef={node} classNames="fade"><p ref={node}>fades</p></CSSTransition>`,
    draws: '.fade-enter-done',
  },
  {
    packages: ['react-hook-form'],
    downloads: 91.1,
    code: `import { useForm } from 'react-hook-form';`,
    hooks: `const { register, watch } = useForm({ defaultValues: { city: 'Uyo' } });`,
    element: `<form><input {...register('city')} /><p className="drawn">{watch('city')}</p></form>`,
    draws: '.drawn:text("Uyo")',
  },
  {
    packages: ['radix-ui'],
    downloads: 85.5,
    code: `import { Dialog, Select, Tabs } from 'radix-ui';`,
    element: `<><Tabs.Root defaultValue="a"><Tabs.List><Tabs.Trigger value="a">A</Tabs.Trigger></Tabs.List></Tabs.Root>
<Select.Root open={count === 1}><Select.Trigger>City</Select.Trigger><Select.Portal><Select.Content><Select.Viewport><Select.Item value="uyo"><Select.ItemText>Uyo</Select.ItemText></Select.Item></Select.Viewport></Select.Content></Select.Portal></Select.Root>
<Dialog.Root open={count === 1}><Dialog.Portal><Dialog.Overlay /><Dialog.Content aria-describedby={undefined}><Dialog.Title>Fees</Dialog.Title></Dialog.Content></Dialog.Portal></Dialog.Root></>`,
    draws: '[role="dialog"]:has-text("Fees")',
    note: 'They hide scroll bars.',
  },
  {
    packages: ['recharts', 'react-is'],
    downloads: 61,
    code: `import { Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
${ROWS}`,
    element: `<LineChart width={400} height={200} data={rows}><XAxis dataKey="name" /><YAxis /><Tooltip /><Line dataKey="fee" isAnimationActive={false} /></LineChart>`,
    draws: '.recharts-line-curve',
  },
  {
    packages: ['react-markdown'],
    downloads: 50.9,
    code: `import Markdown from 'react-markdown';`,
    element: `<Markdown>{'# Fees'}</Markdown>`,
    draws: '#library h1:text("Fees")',
  },
  {
    packages: ['sonner'],
    downloads: 47.7,
    code: `import { Toaster, toast } from 'sonner';
import { useEffect } from 'react';`,
    hooks: `useEffect(() => { if (count === 1) toast('Saved'); }, [count]);`,
    element: `<Toaster />`,
    draws: '[data-sonner-toast]',
    remedy: {
      text: 'import `sonner/dist/styles.css`.',
      code: `import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { useEffect } from 'react';`,
      style: ['[data-sonner-toaster]', 'position', 'fixed'],
    },
  },
  {
    packages: ['@floating-ui/react'],
    downloads: 44.4,
    code: `import { useFloating, FloatingPortal } from '@floating-ui/react';`,
    hooks: `const { refs, floatingStyles } = useFloating();`,
    element: `<><span ref={refs.setReference}>here</span>{count === 1 && <FloatingPortal><p className="drawn" ref={refs.setFloating} style={floatingStyles}>floats</p></FloatingPortal>}</>`,
    draws: '.drawn',
  },
  {
    packages: ['react-day-picker'],
    downloads: 43.5,
    code: `import { DayPicker } from 'react-day-picker';`,
    element: `<DayPicker mode="single" month={new Date(2026, 0, 1)} today={new Date(2026, 0, 2)} />`,
    draws: '.rdp-root',
  },
  {
    packages: ['@dnd-kit/sortable', '@dnd-kit/core', '@dnd-kit/utilities'],
    downloads: 40.1,
    code: `import { DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
function Item({ id }: { id: string }) { const { setNodeRef, attributes } = useSortable({ id }); return <li ref={setNodeRef} {...attributes}>{id}</li>; }`,
    element: `<DndContext id="list"><SortableContext items={['a', 'b']}><ul><Item id="a" /><Item id="b" /></ul></SortableContext></DndContext>`,
    draws: '[aria-roledescription="sortable"]',
  },
  {
    packages: ['react-error-boundary'],
    downloads: 39.6,
    code: `import { ErrorBoundary } from 'react-error-boundary';`,
    element: `<ErrorBoundary fallback={<p>failed</p>}><p className="drawn">fine</p></ErrorBoundary>`,
    draws: '.drawn',
  },
  {
    packages: ['@tanstack/react-virtual'],
    downloads: 38.2,
    code: `import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';`,
    hooks: `const list = useRef<HTMLDivElement>(null);
const rows = useVirtualizer({ count: 1000, getScrollElement: () => list.current, estimateSize: () => 20, initialRect: { width: 100, height: 100 } });`,
    element: `<div ref={list} style={{ height: 100, overflow: 'auto' }}>{rows.getVirtualItems().map(({ index }) => <p className="drawn" key={index}>{index}</p>)}</div>`,
    draws: '.drawn',
  },
  {
    packages: ['cmdk'],
    downloads: 37.5,
    code: `import { Command } from 'cmdk';`,
    element: `<Command label="Search"><Command.Input /><Command.List><Command.Item>Uyo</Command.Item></Command.List></Command>`,
    draws: '[cmdk-item]',
  },
  {
    packages: ['@emotion/styled', '@emotion/react'],
    downloads: 36.3,
    code: `import styled from '@emotion/styled';
const Title = styled.p\`color: rgb(1, 2, 3);\`;`,
    element: `<Title className="drawn">styled</Title>`,
    draws: '.drawn',
  },
  {
    packages: ['@tanstack/react-table@8'],
    downloads: 35.9,
    code: `import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
${ROWS}
const columns = [{ accessorKey: 'name', header: 'Name' }];`,
    hooks: `const table = useReactTable({ data: rows, columns, getCoreRowModel: getCoreRowModel() });`,
    element: `<ul>{table.getRowModel().rows.flatMap((row) => row.getVisibleCells().map((cell) => <li className="drawn" key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</li>))}</ul>`,
    draws: '.drawn:text("Uyo")',
  },
  {
    packages: ['@mui/material', '@emotion/react', '@emotion/styled'],
    downloads: 32,
    code: `import { Button, Dialog, TextField } from '@mui/material';`,
    element: `<><TextField label="City" /><Button variant="contained">Save</Button><Dialog open={count === 1}><p className="drawn">Fees</p></Dialog></>`,
    draws: '.drawn',
  },
  {
    packages: ['react-dropzone'],
    downloads: 31.9,
    code: `import { useDropzone } from 'react-dropzone';`,
    hooks: `const { getRootProps, getInputProps } = useDropzone();`,
    element: `<div {...getRootProps()} className="drawn"><input {...getInputProps()} />Drop here</div>`,
    draws: '.drawn',
  },
  {
    packages: ['vaul'],
    downloads: 30.9,
    code: `import { Drawer } from 'vaul';`,
    element: `<Drawer.Root open={count === 1}><Drawer.Portal><Drawer.Content aria-describedby={undefined}><Drawer.Title>Fees</Drawer.Title></Drawer.Content></Drawer.Portal></Drawer.Root>`,
    draws: '[data-vaul-drawer]',
    remedy: {
      text: 'import its file `style.css` by path, `../node_modules/vaul/style.css`, because its `exports` do not list it.',
      code: `import { Drawer } from 'vaul';
import '../node_modules/vaul/style.css';`,
      style: ['[data-vaul-drawer]', 'touch-action', 'none'],
    },
  },
  {
    packages: ['react-select'],
    downloads: 29.9,
    code: `import Select from 'react-select';
${OPTIONS}`,
    element: `<Select options={options} instanceId="city" menuIsOpen={count === 1} />`,
    draws: '#library [role="option"]',
  },
  {
    packages: ['react-resizable-panels'],
    downloads: 29.7,
    code: `import { Group, Panel, Separator } from 'react-resizable-panels';`,
    element: `<Group id="g"><Panel id="a" className="drawn">a</Panel><Separator id="s" /><Panel id="b">b</Panel></Group>`,
    draws: '.drawn',
  },
  {
    packages: ['embla-carousel-react'],
    downloads: 29.2,
    code: `import useEmblaCarousel from 'embla-carousel-react';`,
    hooks: `const [ref, api] = useEmblaCarousel();`,
    element: `<div ref={ref}><div style={{ display: 'flex' }}><p>one</p></div>{api && <p className="drawn">ready</p>}</div>`,
    draws: '.drawn',
  },
  {
    packages: ['react-icons'],
    downloads: 24.8,
    code: `import { FaHouse } from 'react-icons/fa6';`,
    element: `<FaHouse className="drawn" />`,
    draws: 'svg.drawn',
  },
  {
    packages: ['input-otp'],
    downloads: 23.5,
    code: `import { OTPInput } from 'input-otp';`,
    element: `<OTPInput maxLength={4} render={({ slots }) => <p className="drawn">{slots.length}</p>} />`,
    draws: '.drawn:text("4")',
  },
  {
    packages: ['react-textarea-autosize'],
    downloads: 22.1,
    code: `import TextareaAutosize from 'react-textarea-autosize';`,
    element: `<TextareaAutosize className="drawn" />`,
    draws: 'textarea.drawn',
  },
  {
    packages: ['react-popper', '@popperjs/core'],
    downloads: 20.8,
    code: `import { usePopper } from 'react-popper';`,
    hooks: `const [anchor, setAnchor] = useState<Element | null>(null);
const [box, setBox] = useState<HTMLElement | null>(null);
const { styles, attributes } = usePopper(anchor, box);`,
    element: `<><span ref={setAnchor}>here</span><p ref={setBox} style={styles.popper} {...attributes.popper}>placed</p></>`,
    draws: '[data-popper-placement]',
  },
  {
    packages: ['@tiptap/react', '@tiptap/pm', '@tiptap/core', '@tiptap/starter-kit'],
    downloads: 19.1,
    code: `import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';`,
    hooks: `const editor = useEditor({ extensions: [StarterKit], content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fees' }] }] }, immediatelyRender: false });`,
    element: `<EditorContent editor={editor} />`,
    draws: '.tiptap p:text("Fees")',
    note: 'Content as HTML throws an error, because it is parsed in the browser.',
    remedy: {
      text: 'pass `injectCSS: false` and content as JSON, and import `prosemirror-view/style/prosemirror.css`.',
      packages: ['@tiptap/react', '@tiptap/pm', '@tiptap/core', '@tiptap/starter-kit', 'prosemirror-view'],
      code: `import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import 'prosemirror-view/style/prosemirror.css';`,
      hooks: `const editor = useEditor({ injectCSS: false, extensions: [StarterKit], content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fees' }] }] }, immediatelyRender: false });`,
      style: ['.ProseMirror', 'white-space-collapse', 'break-spaces'],
    },
  },
  {
    packages: ['react-syntax-highlighter'],
    downloads: 19,
    code: `import { PrismLight } from 'react-syntax-highlighter';
import js from 'react-syntax-highlighter/dist/esm/languages/prism/javascript';
PrismLight.registerLanguage('javascript', js);`,
    element: `<PrismLight language="javascript">{'const fee = 1;'}</PrismLight>`,
    draws: '#library .token',
  },
  {
    packages: ['react-window'],
    downloads: 18.8,
    code: `import { List } from 'react-window';
function Row({ index, style }: { index: number; style: object }) { return <p className="drawn" style={style}>{index}</p>; }`,
    element: `<List rowComponent={Row} rowCount={100} rowHeight={20} rowProps={{}} defaultHeight={100} />`,
    draws: '.drawn',
  },
  {
    packages: ['@headlessui/react', 'react-aria'],
    downloads: 18.4,
    code: `import { Dialog, DialogPanel, Switch } from '@headlessui/react';`,
    element: `<><Switch checked={count === 1}>on</Switch><Dialog open={count === 1} onClose={() => setCount(0)}><DialogPanel className="drawn">Fees</DialogPanel></Dialog></>`,
    draws: '.drawn',
  },
  {
    packages: ['react-draggable'],
    downloads: 17.2,
    code: `import Draggable from 'react-draggable';
import { useRef } from 'react';`,
    hooks: `const node = useRef<HTMLParagraphElement>(null);`,
    element: `<Draggable nodeRef={node}><p ref={node}>drag</p></Draggable>`,
    draws: '.react-draggable',
  },
  {
    packages: ['markdown-to-jsx'],
    downloads: 17.1,
    code: `import Markdown from 'markdown-to-jsx';`,
    element: `<Markdown>{'# Fees'}</Markdown>`,
    draws: '#library h1:text("Fees")',
  },
  {
    packages: ['@mui/x-date-pickers', '@mui/material', '@emotion/react', '@emotion/styled', 'dayjs'],
    downloads: 16.2,
    code: `import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`,
    element: `<LocalizationProvider dateAdapter={AdapterDayjs}><DatePicker label="From" open={count === 1} /></LocalizationProvider>`,
    draws: '.MuiDateCalendar-root',
  },
  {
    packages: ['react-colorful'],
    downloads: 15.9,
    code: `import { HexColorPicker } from 'react-colorful';`,
    element: `<HexColorPicker color="#aabbcc" />`,
    draws: '.react-colorful',
    remedy: {
      text: 'use `@uiw/react-color-colorful`, which has its styles in attributes.',
      packages: ['@uiw/react-color-colorful'],
      code: `import Colorful from '@uiw/react-color-colorful';`,
      element: `<Colorful color="#aabbcc" className="drawn" />`,
      draws: '.drawn',
      style: ['.drawn', 'position', 'relative'],
    },
  },
  {
    packages: ['@stripe/react-stripe-js', '@stripe/stripe-js'],
    downloads: 15.9,
    code: `import { CardElement, Elements } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
const stripe = loadStripe('pk_test_library');`,
    element: `<Elements stripe={stripe}><CardElement /></Elements>`,
    draws: '.StripeElement iframe',
    note: 'It loads Stripe.js from another site. Documented: a link to a payment page of Stripe.',
  },
  {
    packages: ['react-dnd', 'react-dnd-html5-backend'],
    downloads: 15.6,
    code: `import { DndProvider, useDrag } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
function Item() { const [{ isDragging }, ref] = useDrag(() => ({ type: 'item', collect: (m) => ({ isDragging: m.isDragging() }) })); return <p className="drawn" ref={ref as never}>{String(isDragging)}</p>; }`,
    element: `<DndProvider backend={HTML5Backend}><Item /></DndProvider>`,
    draws: '.drawn[draggable="true"]',
  },
  {
    packages: ['@react-spring/web'],
    downloads: 15.5,
    code: `import { animated, useSpring } from '@react-spring/web';`,
    hooks: `const style = useSpring({ opacity: count });`,
    element: `<animated.p className="drawn" style={style}>springs</animated.p>`,
    draws: '.drawn',
  },
  {
    packages: ['react-datepicker'],
    downloads: 15.2,
    code: `import DatePicker from 'react-datepicker';`,
    element: `<DatePicker open={count === 1} selected={new Date(2026, 0, 2)} />`,
    draws: '.react-datepicker',
  },
  {
    packages: ['swiper'],
    downloads: 15,
    code: `import { Swiper, SwiperSlide } from 'swiper/react';`,
    element: `<Swiper><SwiperSlide>one</SwiperSlide></Swiper>`,
    draws: '.swiper-initialized',
  },
  {
    packages: ['formik'],
    downloads: 14.9,
    code: `import { Field, Form, Formik } from 'formik';`,
    element: `<Formik initialValues={{ city: 'Uyo' }} onSubmit={() => undefined}><Form><Field name="city" className="drawn" /></Form></Formik>`,
    draws: 'input.drawn',
  },
  {
    packages: ['react-intersection-observer'],
    downloads: 14.8,
    code: `import { useInView } from 'react-intersection-observer';`,
    hooks: `const { ref, inView } = useInView();`,
    element: `<p ref={ref} className={inView ? 'drawn' : ''}>seen</p>`,
    draws: '.drawn',
  },
  {
    packages: ['@monaco-editor/react', 'monaco-editor'],
    downloads: 14.1,
    code: `import Editor from '@monaco-editor/react';`,
    element: `<Editor height={100} />`,
    draws: '.monaco-editor',
    note: 'It loads the editor from another site. `@uiw/react-codemirror` was tried instead: the policy blocks its styles.',
  },
  {
    packages: ['react-toastify'],
    downloads: 13.4,
    code: `import { ToastContainer, toast } from 'react-toastify';
import { useEffect } from 'react';`,
    hooks: `useEffect(() => { if (count === 1) toast('Saved'); }, [count]);`,
    element: `<ToastContainer />`,
    draws: '.Toastify__toast',
    remedy: {
      text: 'import from `react-toastify/unstyled`, and import `react-toastify/ReactToastify.css`.',
      code: `import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useEffect } from 'react';`,
      style: ['.Toastify__toast-container', 'position', 'fixed'],
    },
  },
  {
    packages: ['qrcode.react'],
    downloads: 13,
    code: `import { QRCodeSVG } from 'qrcode.react';`,
    element: `<QRCodeSVG value="fees" />`,
    draws: '#library svg path',
  },
  {
    packages: ['react-number-format'],
    downloads: 12.9,
    code: `import { NumericFormat } from 'react-number-format';`,
    element: `<NumericFormat value={5000} thousandSeparator="," className="drawn" />`,
    draws: 'input.drawn[value="5,000"]',
  },
  {
    packages: ['@xyflow/react'],
    downloads: 12.5,
    code: `import { ReactFlow } from '@xyflow/react';
const nodes = [{ id: 'a', position: { x: 0, y: 0 }, data: { label: 'A' } }];`,
    element: `<div style={{ height: 200 }}><ReactFlow nodes={nodes} edges={[]} /></div>`,
    draws: '.react-flow__node',
  },
  {
    packages: ['react-helmet-async'],
    downloads: 12.5,
    code: `import { Helmet, HelmetProvider } from 'react-helmet-async';`,
    element: `<HelmetProvider><Helmet><meta name="library" content={String(count)} /></Helmet></HelmetProvider>`,
    draws: 'meta[name="library"][content="1"]',
  },
  {
    packages: ['react-chartjs-2', 'chart.js'],
    downloads: 12.3,
    code: `import { Bar } from 'react-chartjs-2';
import { BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
Chart.register(BarElement, CategoryScale, LinearScale);`,
    element: `<Bar data={{ labels: ['Uyo'], datasets: [{ data: [1] }] }} />`,
    draws: '#library canvas[style]',
  },
  {
    packages: ['react-pdf'],
    downloads: 12,
    code: `import { Document } from 'react-pdf';`,
    element: `<Document file={null} noData={<p className="drawn">none</p>} />`,
    draws: '.drawn',
    note: 'Its documentation requires Chrome 125 or Safari 18.',
  },
  {
    packages: ['downshift'],
    downloads: 11.6,
    code: `import { useSelect } from 'downshift';
const items = ['Aba', 'Uyo'];`,
    hooks: `const { getToggleButtonProps, getMenuProps, getItemProps } = useSelect({ items, id: 'city', isOpen: true });`,
    element: `<><p {...getToggleButtonProps()}>City</p><ul {...getMenuProps()}>{items.map((item, index) => <li className="drawn" key={item} {...getItemProps({ item, index })}>{item}</li>)}</ul></>`,
    draws: '.drawn',
  },
  {
    packages: ['antd'],
    downloads: 10.3,
    code: `import { Button, DatePicker, Modal, Select } from 'antd';
${OPTIONS}`,
    element: `<><Select options={options} /><DatePicker /><Button type="primary">Save</Button><Modal open={count === 1}><p className="drawn">Fees</p></Modal></>`,
    draws: '.drawn',
    remedy: {
      text: 'wrap the page in `<ConfigProvider theme={{ zeroRuntime: true }}>` and import `antd/dist/antd.css`.',
      code: `import { Button, ConfigProvider, DatePicker, Modal, Select } from 'antd';
import 'antd/dist/antd.css';
${OPTIONS}`,
      element: `<ConfigProvider theme={{ zeroRuntime: true }}><Select options={options} /><DatePicker /><Button type="primary" className="styled">Save</Button><Modal open={count === 1}><p className="drawn">Fees</p></Modal></ConfigProvider>`,
      style: ['.styled', 'cursor', 'pointer'],
    },
  },
  {
    packages: ['react-modal'],
    downloads: 9.5,
    code: `import Modal from 'react-modal';`,
    element: `<Modal isOpen={count === 1} ariaHideApp={false}><p className="drawn">Fees</p></Modal>`,
    draws: '.drawn',
  },
  {
    packages: ['react-copy-to-clipboard'],
    downloads: 7.8,
    code: `import { CopyToClipboard } from 'react-copy-to-clipboard';`,
    element: `<CopyToClipboard text="fees"><button className="drawn">Copy</button></CopyToClipboard>`,
    draws: '.drawn',
  },
  {
    packages: ['@hello-pangea/dnd'],
    downloads: 6.9,
    code: `import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';`,
    element: `<DragDropContext onDragEnd={() => undefined}><Droppable droppableId="list">{(list) => <ul ref={list.innerRef} {...list.droppableProps}><Draggable draggableId="a" index={0}>{(item) => <li ref={item.innerRef} {...item.draggableProps} {...item.dragHandleProps}>a</li>}</Draggable>{list.placeholder}</ul>}</Droppable></DragDropContext>`,
    draws: '[data-rfd-draggable-id]',
    note: 'Dragging with the mouse worked.',
    remedy: {
      text: 'give handles and lists the rules that it adds in a style sheet of the page.',
      style: ['[data-rfd-drag-handle-draggable-id]', 'touch-action', 'manipulation'],
      css: `[data-rfd-drag-handle-draggable-id] { -webkit-touch-callout: none; cursor: grab; touch-action: manipulation; }
[data-rfd-droppable-id] { overflow-anchor: none; }`,
    },
  },
];
