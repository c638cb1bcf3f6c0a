/** A QR code, dark on white whatever the light. */

import { useMemo } from 'react';
import { qrPath } from '../../shared/qr.ts';

export function Qr({ link, label }: { readonly link: string; readonly label: string }) {
  const { size, d } = useMemo(() => qrPath(link), [link]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" style={{ display: 'block', width: '100%', height: 'auto' }}>
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#14130f" />
    </svg>
  );
}
