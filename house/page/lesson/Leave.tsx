/** Whether the lesson is to be left: asked once, where a key might have been a slip. */
import { Button, Dialog } from '@pesthouse/board';
import { lesson as words } from '../text/rooms.ts';

export function LeaveDialog({ open, onStay, onLeave }: { readonly open: boolean; onStay(): void; onLeave(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={words.leaving.title}
      footer={
        <>
          <Button onClick={onLeave}>{words.leaving.yes}</Button>
          <Button variant="primary" data-focus="" onClick={onStay}>
            {words.leaving.no}
          </Button>
        </>
      }
    >
      <p>{words.leaving.text}</p>
    </Dialog>
  );
}
