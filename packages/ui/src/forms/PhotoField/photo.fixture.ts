export async function drawnPhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 320);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  pen.fillStyle = 'peru';
  pen.fillRect(0, 0, 320, 320);
  pen.fillStyle = 'saddlebrown';
  pen.arc(160, 130, 70, 0, 2 * Math.PI);
  pen.arc(160, 330, 130, 0, 2 * Math.PI);
  pen.fill();
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
