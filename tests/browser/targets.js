/** What is tapped and is too small, or too near to its neighbour, in CSS pixels. */
() => {
  const LEAST = 55.5;
  const GAP = 7.5;
  const tapped = "button, select, summary, a[href], input, label.choice, label.tick";
  const inside = ".unseen, .skip, .choice input, .tick input";
  const sheet = document.querySelector("dialog[open]") ?? document;
  const boxes = [...sheet.querySelectorAll(tapped)]
    .filter((each) => each.checkVisibility() && !each.matches(inside) && !each.closest(".unseen, .skip"))
    .map((each) => [each, each.getBoundingClientRect()]);
  const name = (each) => `${each.tagName} ${(each.ariaLabel ?? each.textContent).trim().slice(0, 30)}`;
  const gap = (one, other) =>
    Math.max(
      Math.max(other.left - one.right, one.left - other.right),
      Math.max(other.top - one.bottom, one.top - other.bottom),
    );
  const small = boxes
    .filter(([, box]) => box.height < LEAST || box.width < LEAST)
    .map(([each, box]) => `${name(each)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
  const floats = (each) => each !== null && (getComputedStyle(each).position === "sticky" || floats(each.parentElement));
  const apart = boxes.filter(([each]) => !each.matches("summary, a") && !floats(each));
  const near = apart.flatMap(([one, box], place) =>
    apart
      .slice(place + 1)
      .filter(([other, there]) => !one.contains(other) && !other.contains(one) && gap(box, there) < GAP)
      .map(([other, there]) => `${name(one)} | ${name(other)} ${gap(box, there)}`),
  );
  return [...small, ...near];
}
